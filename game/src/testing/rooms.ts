import { defaultTimings } from '../limits.ts';
import { sampleAnswer } from '../minigames/registry.ts';
import type { UserId } from '../model/person.ts';
import type { RoomRules } from '../model/room-rules.ts';
import type { CommandInput, CommandType } from '../protocol/client.ts';
import { createRoom } from '../room/create.ts';
import type { ChosenTheme, Context, RoomCommand, RoomEvent } from '../room/event.ts';
import { reduce } from '../room/reduce.ts';
import type { RoomState, Stage } from '../room/state.ts';
import { gameOf } from '../room/transition.ts';
import type { OwnTheme } from '../themes/own-theme.ts';
import { person } from './people.ts';
import { chosenTheme } from './themes.ts';

/** The default clockwork at `now`, epoch ms. */
export const at = (now = 0): Context => ({ now, timings: defaultTimings });

/** What a room made of an event; throws if it refused, so that a test fails where it goes wrong. */
export const accepted = (state: RoomState, event: RoomEvent, now = 0) => {
  const outcome = reduce(state, event, at(now));
  if ('reject' in outcome) throw new Error(`${event.type} was refused: ${outcome.reject}`);
  return outcome;
};

/** The room after events that it has to accept. */
export const after = (state: RoomState, events: RoomEvent[], now = 0): RoomState =>
  events.reduce((room, event) => accepted(room, event, now).state, state);

/** Why the room refuses an event; null if it accepts it. */
export const refusalOf = (state: RoomState, event: RoomEvent, now = 0) => {
  const outcome = reduce(state, event, at(now));
  return 'reject' in outcome ? outcome.reject : null;
};

type Theirs<Type extends CommandType> = Omit<Extract<CommandInput, { type: Type }>, 'type'>;

let ids = 0;
/** A command stamped with its sender; every call makes a new command id unless one is given. */
export const by = <Type extends Exclude<RoomCommand['type'], 'themeChosen'>>(
  user: UserId,
  type: Type,
  fields: Theirs<Type>,
  id = `command-${++ids}`,
): RoomEvent =>
  // `fields` are those of `type`, which TypeScript does not see through the generic.
  ({ type: 'command', user, command: { id, type, ...fields } }) as unknown as RoomEvent;

/** The leader's choice, with the theme as the shell would have fetched it. */
export const choosing = (
  user: UserId,
  gameId: string,
  theme: ChosenTheme | null,
  id = `command-${++ids}`,
): RoomEvent => ({
  type: 'command',
  user,
  command: { id, type: 'themeChosen', gameId, theme: theme?.snapshot.name ?? 'Nowhere' },
  theme,
});

/** The same for one of the lobby's own themes. */
export const choosingOwn = (
  user: UserId,
  gameId: string,
  { id, name }: Pick<OwnTheme, 'id' | 'name'>,
): RoomEvent => ({
  type: 'command',
  user,
  command: { id: `command-${++ids}`, type: 'themeChosen', gameId, theme: name, ownTheme: id },
  theme: null,
});

/** The stage of a room that has to be in `phase`. */
export const stageOf = <Phase extends Stage['phase']>(state: RoomState, phase: Phase) => {
  if (state.stage.phase !== phase) throw new Error(`The room is in ${state.stage.phase}, not ${phase}.`);
  return state.stage as Extract<Stage, { phase: Phase }>; // just checked
};

export const gameIdOf = (state: RoomState): string => gameOf(state.stage)?.id ?? 'no-game';

/** The key of the round that is played or shown. */
export const roundKey = ({ stage }: RoomState) => {
  if (stage.phase !== 'playing' && stage.phase !== 'results') throw new Error('There is no round.');
  return { gameId: stage.game.id, theme: stage.theme.name, game: stage.gameIndex };
};

/** A lobby with players 1 to `count` seated and connected; player 1 leads. */
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

/** The room with some of its rules changed by the leader. */
export const withRules = (room: RoomState, rules: Partial<RoomRules>, now = 0): RoomState =>
  after(room, [by(room.leader, 'updateSettings', { rules })], now);

export const readyingRoom = (count = 3): RoomState => after(lobby(count), [by('player-1', 'startGame', {})]);

export const choosingRoom = (count = 3): RoomState => {
  const room = readyingRoom(count);
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

/** `user` locks and sends an answer: the one given, or a complete one of no opinion. */
export const answering = (state: RoomState, user: UserId, gameData?: unknown): RoomEvent[] => {
  const { board } = stageOf(state, 'playing').round;
  const answer = gameData ?? sampleAnswer(board, () => 0.5);
  const key = roundKey(state);
  return [
    by(user, 'gameRoundConfirmation', { ...key, code: 1, gameData: answer }),
    by(user, 'gameRoundConfirmation', { ...key, code: 2 }),
  ];
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
