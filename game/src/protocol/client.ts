import * as v from 'valibot';
import { limits } from '../limits.ts';
import { miniGameTypes } from '../minigames/registry.ts';
import { playerMoods } from '../model/moods.ts';
import { rulesChangeSchema } from '../model/room-rules.ts';
import { customThemeInputSchema } from '../themes/custom-theme.ts';
import { confirmationCodes } from './answer-state.ts';

/**
 * All commands that a client may send, as `{ id, type, ... }`. A command has no identity; the room takes the
 * sender from the ticket.
 */
const id = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/));
const userId = v.pipe(v.string(), v.regex(/^[\w-]{6,40}$/));
const gameId = v.pipe(v.string(), v.regex(/^[\w-]{6,60}$/));
const themeName = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.theme.name));
const gameIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.theme.games - 1));

/** The round that an answer belongs to. */
const roundKey = { gameId, theme: themeName, game: gameIndex };

const command = <const Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.strictObject({ id, type: v.literal(type), ...fields });

export const clientCommandSchema = v.variant('type', [
  command('startGame', {}),
  command('leaveLobby', {}),
  command('kickPlayer', { player: userId }),
  /** The leader lets a removed player join again. */
  command('letBackIn', { player: userId }),
  /** The leader answers whether a guest from the network of a removed player may join. */
  command('answerEntry', { guest: userId, letIn: v.boolean() }),
  command('updateSettings', {
    capacity: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(limits.capacity.min), v.maxValue(limits.capacity.max)),
    ),
    isPublic: v.optional(v.boolean()),
    rules: v.optional(rulesChangeSchema),
  }),
  /** Makes another member the leader, in any phase. */
  command('makeLeader', { player: userId }),
  /** The sender lost the lead by absence and takes it back. */
  command('takeLeadBack', {}),
  /** Adds a custom theme of the sender to this lobby. The command id becomes the theme id. */
  command('writeTheme', { theme: customThemeInputSchema }),
  /** Allowed for the leader and the author. */
  command('removeTheme', { customTheme: id }),
  /** Also joins in after the game has started without the sender. */
  command('confirmReadiness', { gameId }),
  /**
   * Changes nothing, because the room starts the game by itself when all are ready: it is rejected before and accepted after
   * the start. The specification of the protocol has it; no page sends it.
   */
  command('startGameInstance', { gameId }),
  /** The leader ends the ready check without the players who are not ready. They watch until they confirm it. */
  command('startWithoutOthers', { gameId }),
  /**
   * `customTheme`: the id of a custom theme of the lobby, whose name is `theme`. Without it, `theme` is the
   * name of a catalogue theme. `playAs`: the games of a catalogue theme that have pictures are played as this mini-game.
   */
  command('themeChosen', {
    gameId,
    theme: themeName,
    customTheme: v.optional(id),
    playAs: v.optional(v.picklist(miniGameTypes)),
  }),
  /** Votes for one of the themes that are drawn. A later vote of the sender replaces it. Fields as in `themeChosen`. */
  command('castVote', { gameId, theme: themeName, customTheme: v.optional(id) }),
  /** The leader chooses instead of the player whose turn it is, or instead of a theme that cannot be loaded. */
  command('takeOverChoice', { gameId }),
  /** The leader stops every countdown of the game, or lets them go on. */
  command('pauseGame', { gameId }),
  command('resumeGame', { gameId }),
  /** Stops or resumes being rated, from the next round of this game. */
  command('sitOut', { gameId, sitsOut: v.boolean() }),
  command('saveDraft', { ...roundKey, gameData: v.unknown() }),
  /** `code`: 0 edit again, 1 lock, 2 send (`answerStateOf`). With 1 and 2 comes `gameData`, which the round's mini-game parses. */
  command('gameRoundConfirmation', {
    ...roundKey,
    code: v.picklist(Object.values(confirmationCodes)),
    gameData: v.optional(v.unknown()),
  }),
  /**
   * The sender's guess about the result of the running round, after the own answer; null: the sender skips it. `guess` is parsed by
   * the round's mini-game. A later guess replaces an earlier one. `isFinal`: the round need not wait for another one.
   */
  command('setGuess', {
    ...roundKey,
    guess: v.nullable(v.unknown()),
    isFinal: v.optional(v.boolean()),
  }),
  /** The leader skips to the end of the results show, or only the rest of its `beat` (from 0). */
  command('skipShow', { ...roundKey, beat: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))) }),
  /** The leader starts an answer timer in the running round. In seconds. */
  command('startTimer', {
    ...roundKey,
    seconds: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(limits.answerSeconds.min),
      v.maxValue(limits.answerSeconds.max),
    ),
  }),
  /** The leader reminds the players whom the running round waits for, or without a round those who are not ready. */
  command('nudge', { gameId, theme: v.optional(themeName), game: v.optional(gameIndex) }),
  /** The leader ends the running round with the answers so far. */
  command('closeRound', { ...roundKey }),
  command('nextRound', { ...roundKey }),
  /** The leader ends the game; while it waits for players, any present player may. */
  command('gameFinished', { gameId }),
  command('playAgain', { gameId }),
  command('sendMessage', { text: v.pipe(v.string(), v.maxLength(limits.chat.max)) }),
  /** The sender's animal shows a mood to all members for a few seconds. At most one per `timings.moodCooldown`. */
  command('showMood', { mood: v.picklist(playerMoods) }),
  /** The page that this client shows while a game runs and at its results. The default of a connection is the game page. */
  command('viewPage', { page: v.picklist(['game', 'other']) }),
  /** Requests a new snapshot after a gap in `seq`. */
  command('resync', {}),
]);

/** The schema of each command by its type, because `v.variant` tries all types one after the other. */
const schemas = new Map<unknown, (typeof clientCommandSchema.options)[number]>(
  clientCommandSchema.options.map((option) => [option.entries.type.literal, option]),
);

/** Validates one command; null if it is invalid. */
export const parseCommand = (untrusted: unknown): ClientCommand | null => {
  const type = typeof untrusted === 'object' && untrusted !== null && 'type' in untrusted && untrusted.type;
  const schema = schemas.get(type);
  const command = schema && v.safeParse(schema, untrusted, { abortEarly: true });
  return command?.success ? command.output : null;
};

export type ClientCommand = v.InferOutput<typeof clientCommandSchema>;
export type Page = Extract<ClientCommand, { type: 'viewPage' }>['page'];
export type CommandType = ClientCommand['type'];
/** A command as the caller writes it. The connection adds the id. */
export type CommandInput = ClientCommand extends infer Command
  ? Command extends ClientCommand
    ? Omit<Command, 'id'>
    : never
  : never;
