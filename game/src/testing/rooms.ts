import { defaultTimings, type Timings } from '../limits.ts';
import { sampleAnswer } from '../minigames/registry.ts';
import type { UserId } from '../model/person.ts';
import type { RoomRules } from '../model/room-rules.ts';
import { type CommandInput, type CommandType, parseCommand } from '../protocol/client.ts';
import { reduce } from '../room/reduce.ts';
import { createRoom } from '../room/state/create.ts';
import type { ChosenTheme, Context, RoomCommand, RoomEvent } from '../room/state/event.ts';
import type { RoomState, Stage } from '../room/state/state.ts';
import { gameOf } from '../room/state/transition.ts';
import type { CustomTheme } from '../themes/custom-theme.ts';
import { person } from './people.ts';
import { chosenTheme } from './themes.ts';

/** The default timings, with no time for guesses: a round ends with its last answer. */
export const withoutGuessTime: Timings = { ...defaultTimings, guessTime: 0 };

/** Returns a context at `now` (epoch ms). Without `timings`, a round does not wait for guesses. */
export const at = (now = 0, timings: Timings = withoutGuessTime): Context => ({ now, timings });

/** Applies an event and returns the outcome. Throws if the room rejects it, so that a test fails at the cause. */
export const accepted = (state: RoomState, event: RoomEvent, now = 0, timings?: Timings) => {
  const outcome = reduce(state, event, at(now, timings));
  if ('reject' in outcome) throw new Error(`${event.type} was rejected: ${outcome.reject}`);
  return outcome;
};

/** Returns the room after events. Throws if it rejects one. */
export const after = (state: RoomState, events: RoomEvent[], now = 0, timings?: Timings): RoomState =>
  events.reduce((room, event) => accepted(room, event, now, timings).state, state);

/** Returns the reject code of an event; null if the room accepts it. */
export const refusalOf = (state: RoomState, event: RoomEvent, now = 0) => {
  const outcome = reduce(state, event, at(now));
  return 'reject' in outcome ? outcome.reject : null;
};

type FieldsOf<Type extends CommandType> = Omit<Extract<CommandInput, { type: Type }>, 'type'>;

let ids = 0;
/**
 * Returns a command event of `user`. Generates a command id if none is given. Throws if a room would refuse to parse the command,
 * so that no test uses a command that no client can send.
 */
export const by = <Type extends Exclude<RoomCommand['type'], 'themeChosen'>>(
  user: UserId,
  type: Type,
  fields: FieldsOf<Type>,
  id = `unnamed-command-${++ids}`,
): RoomEvent => {
  const command = parseCommand({ id, type, ...fields });
  if (!command) throw new Error(`No client can send this ${type}: ${JSON.stringify(fields)}`);
  // The command has this `type`, but TypeScript cannot infer that through the generic.
  return { type: 'command', user, command } as RoomEvent;
};

/** Returns the command that chooses a theme, with the theme as the shell fetches it. */
export const choosing = (
  user: UserId,
  gameId: string,
  theme: ChosenTheme | null,
  id = `unnamed-command-${++ids}`,
): RoomEvent => ({
  type: 'command',
  user,
  command: { id, type: 'themeChosen', gameId, theme: theme?.snapshot.name ?? 'Nowhere' },
  theme,
});

/** The same for a custom theme of the lobby. */
export const choosingCustom = (
  user: UserId,
  gameId: string,
  { id, name }: Pick<CustomTheme, 'id' | 'name'>,
): RoomEvent => ({
  type: 'command',
  user,
  command: { id: `unnamed-command-${++ids}`, type: 'themeChosen', gameId, theme: name, customTheme: id },
  theme: null,
});

/** Returns the stage of a room. Throws if the room is not in `phase`. */
export const stageOf = <Phase extends Stage['phase']>(state: RoomState, phase: Phase) => {
  if (state.stage.phase !== phase) throw new Error(`The room is in ${state.stage.phase}, not ${phase}.`);
  return state.stage as Extract<Stage, { phase: Phase }>; // checked above
};

export const gameIdOf = (state: RoomState): string => gameOf(state.stage)?.id ?? 'no-game';

/** Returns the key of the current round. Throws if there is none. */
export const roundKey = ({ stage }: RoomState) => {
  if (stage.phase !== 'playing' && stage.phase !== 'results') throw new Error('There is no round.');
  return { gameId: stage.game.id, theme: stage.theme.name, game: stage.gameIndex };
};

/** Returns a lobby with players 1 to `count`, all connected. Player 1 is the leader. */
export const lobby = (count = 3, capacity = 8): RoomState => {
  const empty = createRoom({
    code: 'ABCDEF',
    owner: person(1),
    isPublic: false,
    capacity,
    seed: 7,
    now: 0,
  });
  const events = Array.from({ length: count }, (_, index): RoomEvent[] => [
    { type: 'joined', person: person(index + 1) },
    { type: 'connected', user: person(index + 1).user },
  ]);
  return after(empty, events.flat());
};

/** Returns the room after the leader has changed some rules. */
export const withRules = (room: RoomState, rules: Partial<RoomRules>, now = 0): RoomState =>
  after(room, [by(room.leader, 'updateSettings', { rules })], now);

export const readyCheckRoom = (count = 3): RoomState =>
  after(lobby(count), [by('player-1', 'startGame', {})]);

export const choosingRoom = (count = 3): RoomState => {
  const room = readyCheckRoom(count);
  const gameId = gameIdOf(room);
  return after(
    room,
    room.seats.map(({ user }) => by(user, 'confirmReadiness', { gameId })),
  );
};

export const playingRoom = (count = 3, theme = chosenTheme()): RoomState => {
  const room = choosingRoom(count);
  return after(room, [choosing('player-1', gameIdOf(room), theme)]);
};

/** Returns the events with which `user` locks and sends an answer: `gameData`, or a complete default answer. */
export const answering = (state: RoomState, user: UserId, gameData?: unknown): RoomEvent[] => {
  const { board } = stageOf(state, 'playing').round;
  const answer = gameData ?? sampleAnswer(board, () => 0.5);
  const key = roundKey(state);
  return [
    by(user, 'gameRoundConfirmation', { ...key, code: 1, gameData: answer }),
    by(user, 'gameRoundConfirmation', { ...key, code: 2 }),
  ];
};

/** Returns the room after all seated players have sent default answers, in each step of the round. */
export const answeredByAll = (room: RoomState): RoomState => {
  let played = room;
  while (played.stage.phase === 'playing')
    played = played.seats.reduce((before, { user }) => after(before, answering(before, user)), played);
  return played;
};

export const resultsRoom = (count = 3, theme = chosenTheme(), now = 0): RoomState => {
  const room = playingRoom(count, theme);
  return after(
    room,
    room.seats.flatMap(({ user }) => answering(room, user)),
    now,
  );
};

export const finishedRoom = (count = 3): RoomState => {
  const room = resultsRoom(count);
  return after(room, [by('player-1', 'gameFinished', { gameId: gameIdOf(room) })]);
};
