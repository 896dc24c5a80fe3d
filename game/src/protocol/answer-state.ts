/**
 * The states of a player's answer in a running round, each with its number in the command `gameRoundConfirmation`. Only this
 * command has numbers; state and views have the words.
 */
export const confirmationCodes = { editing: 0, locked: 1, sent: 2 } as const;

export type AnswerState = keyof typeof confirmationCodes;
type ConfirmationCode = (typeof confirmationCodes)[AnswerState];

const answerStates = ['editing', 'locked', 'sent'] as const satisfies readonly AnswerState[];

/** Returns the state that the command with this number asks for. */
export const answerStateOf = (code: ConfirmationCode): AnswerState => answerStates[code];
