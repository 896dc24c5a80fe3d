import * as v from 'valibot';
import { limits } from '../limits.ts';
import { rulesChangeSchema } from '../model/room-rules.ts';
import { ownThemeInputSchema } from '../themes/own-theme.ts';

/**
 * Every command a client may send, as `{ id, type, ... }`.
 * None carries an identity: the room stamps the sender from the ticket.
 */
const id = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/));
const userId = v.pipe(v.string(), v.regex(/^[\w-]{6,40}$/));
const gameId = v.pipe(v.string(), v.regex(/^[\w-]{6,60}$/));
const themeName = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.theme.name));
const gameIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.theme.games - 1));

/** Which round an answer is for. */
const roundKey = { gameId, theme: themeName, game: gameIndex };

const command = <const Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.strictObject({ id, type: v.literal(type), ...fields });

export const clientCommandSchema = v.variant('type', [
  command('startGame', {}),
  command('leaveLobby', {}),
  command('kickPlayer', { player: userId }),
  command('updateSettings', {
    capacity: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(limits.capacity.min), v.maxValue(limits.capacity.max)),
    ),
    isPublic: v.optional(v.boolean()),
    rules: v.optional(rulesChangeSchema),
  }),
  /** Passes the lead on, in any phase. */
  command('makeLeader', { player: userId }),
  /** A theme of the sender's own, for this lobby alone. The id of the command becomes the theme's. */
  command('writeTheme', { theme: ownThemeInputSchema }),
  /** The leader, or who wrote it. */
  command('removeTheme', { ownTheme: id }),
  command('confirmReadiness', { gameId }),
  command('startGameInstance', { gameId }),
  /** `ownTheme`: the lobby's own theme of that id, whose name `theme` is; otherwise one of the catalogue. */
  command('themeChosen', { gameId, theme: themeName, ownTheme: v.optional(id) }),
  /** Don't rate me (or do again): from the next round of this game on. */
  command('sitOut', { gameId, sitsOut: v.boolean() }),
  command('saveDraft', { ...roundKey, gameData: v.unknown() }),
  /** code 0: go back to editing; 1: lock; 2: send. `gameData` comes with 1 and 2 and is parsed by the round's mini-game. */
  command('gameRoundConfirmation', {
    ...roundKey,
    code: v.picklist([0, 1, 2]),
    gameData: v.optional(v.unknown()),
  }),
  /** The leader shows the end of the results at once. */
  command('skipShow', { ...roundKey }),
  /** The leader starts an answer timer in the round in play; in seconds. */
  command('startTimer', {
    ...roundKey,
    seconds: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(limits.answerSeconds.min),
      v.maxValue(limits.answerSeconds.max),
    ),
  }),
  /** The leader reminds those whom the round in play waits for. */
  command('nudge', { ...roundKey }),
  /** The leader ends the round in play with what is there. */
  command('closeRound', { ...roundKey }),
  command('nextRound', { ...roundKey }),
  command('gameFinished', { gameId }),
  command('playAgain', { gameId }),
  command('sendMessage', { text: v.pipe(v.string(), v.maxLength(limits.chat.max)) }),
  /** Which page of the site this client shows while a game runs; a connection that has not said so shows the game. */
  command('viewPage', { page: v.picklist(['game', 'other']) }),
  /** Asks for a fresh snapshot, after a gap in `seq`. */
  command('resync', {}),
]);

export type ClientCommand = v.InferOutput<typeof clientCommandSchema>;
export type Page = Extract<ClientCommand, { type: 'viewPage' }>['page'];
export type CommandType = ClientCommand['type'];
/** A command as the caller writes it: the connection adds the id. */
export type CommandInput = ClientCommand extends infer Command
  ? Command extends ClientCommand
    ? Omit<Command, 'id'>
    : never
  : never;
