import type { Board } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import type { RoomState, Stage } from '@tallyho/game/room/state/state';
import type { PlayedGame } from '@tallyho/game/themes/game';
import type { Entries, Storage } from '../ports.ts';
import { roomShape } from './room-shape.ts';
import { versionOf } from './shape.ts';

/**
 * The storage layout of a room. A value is limited to 128 KiB, so large parts have their own keys and are
 * written only when they change: `own:{n}` is the n-th custom theme, `theme:{n}` the n-th game of the
 * current theme, `board:{n}` the board of the n-th round of the game, `record:{n}` its answers. `room` has
 * the rest. Keys beyond the counts in `room` are left from earlier and ignored.
 */
type StoredRoom = {
  /** The shape version of all stored values. Missing means version 1. */
  shape?: number;
  state: RoomState;
  records: number;
  themeGames: number;
  customThemes: number;
  /** The name of `customThemes` in shape versions 1 to 5. */
  ownThemes?: number;
};

const roomKey = 'room';
const entriesPerCall = 128;

/** Placeholder for a board that is stored under its own key. */
const hole: Board = { type: 'Slider', points: [] };

const recordsOf = ({ stage }: RoomState): RoundRecord[] =>
  stage.phase === 'lobby' ? [] : stage.game.records;

const themeGamesOf = ({ stage }: RoomState) => ('theme' in stage ? stage.theme.games : []);

/** Returns the boards of all rounds so far; the running round is last. */
const boardsOf = (state: RoomState): Board[] => {
  const { stage } = state;
  const past = recordsOf(state).map(({ board }) => board);
  return stage.phase === 'playing' ? [...past, stage.round.board] : past;
};

const slimStage = (stage: Stage): Stage => {
  if (stage.phase === 'lobby') return stage;
  const game = { ...stage.game, records: [] };
  if (!('theme' in stage)) return { ...stage, game };
  const theme = { ...stage.theme, games: [] };
  if (stage.phase === 'results') return { ...stage, game, theme };
  return { ...stage, game, theme, round: { ...stage.round, board: hole } };
};

const numbered = <T>(
  prefix: string,
  before: readonly T[],
  after: readonly T[],
  stored: (value: T) => unknown = (value) => value,
) =>
  after.flatMap((value, index) =>
    value === before[index] ? [] : [[`${prefix}:${index}`, stored(value)] as const],
  );

/**
 * Returns the entries that change the stored state from `before` (null: empty storage) to `after`. Empty if
 * nothing changed.
 */
export const entriesBetween = (before: RoomState | null, after: RoomState): Entries => {
  if (before === after) return {};
  const room: StoredRoom = {
    shape: versionOf(roomShape),
    state: { ...after, customThemes: [], stage: slimStage(after.stage) },
    records: recordsOf(after).length,
    themeGames: themeGamesOf(after).length,
    customThemes: after.customThemes.length,
  };
  return {
    [roomKey]: room,
    ...Object.fromEntries([
      ...numbered('own', before?.customThemes ?? [], after.customThemes),
      ...numbered('theme', before ? themeGamesOf(before) : [], themeGamesOf(after)),
      ...numbered('board', before ? boardsOf(before) : [], boardsOf(after)),
      ...numbered('record', before ? recordsOf(before) : [], recordsOf(after), (record) => ({
        ...record,
        board: hole,
      })),
    ]),
  };
};

/** Returns the keys beyond the counts in `room`: values that are left from earlier games and removed custom themes. */
export const unusedKeys = (stored: Map<string, unknown>, state: RoomState): string[] => {
  const counts: Record<string, number> = {
    own: state.customThemes.length,
    theme: themeGamesOf(state).length,
    board: boardsOf(state).length,
    record: recordsOf(state).length,
  };
  return [...stored.keys()].filter((key) => {
    const [prefix = '', n] = key.split(':');
    const count = counts[prefix];
    return count !== undefined && Number(n) >= count;
  });
};

/** Returns the shape version of the stored room; null if there is no room. */
export const storedVersion = (stored: Map<string, unknown>): unknown => {
  const room = stored.get(roomKey);
  if (room === undefined) return null;
  return typeof room === 'object' && room !== null && 'shape' in room ? room.shape : 1;
};

/**
 * Restores the state that `entriesBetween` wrote, in the shape of the version that wrote it; null if there
 * is no room. The types are those of the current version, so the caller must check it (restore.ts).
 */
export const restoreState = (stored: Map<string, unknown>): RoomState | null => {
  // Only entriesBetween writes these keys, so their types are known.
  const at = <T>(key: string) => stored.get(key) as T;
  const room = at<StoredRoom | undefined>(roomKey);
  if (!room) return null;
  const numberedAt = <T>(prefix: string, count: number) =>
    Array.from({ length: count }, (_, n) => at<T>(`${prefix}:${n}`));
  const { records: count } = room;
  const { customThemes = room.ownThemes ?? 0 } = room;
  const state: RoomState = { ...room.state, customThemes: numberedAt('own', customThemes) };
  const { stage } = state;
  if (stage.phase === 'lobby') return state;
  const records = numberedAt<RoundRecord>('record', count).map((record, n) => ({
    ...record,
    board: at<Board>(`board:${n}`),
  }));
  const game = { ...stage.game, records };
  if (!('theme' in stage)) return { ...state, stage: { ...stage, game } };
  const theme = { ...stage.theme, games: numberedAt<PlayedGame>('theme', room.themeGames) };
  if (stage.phase === 'results') return { ...state, stage: { ...stage, game, theme } };
  const round = { ...stage.round, board: at<Board>(`board:${count}`) };
  return { ...state, stage: { ...stage, game, theme, round } };
};

/**
 * Writes all entries or none. Uses one call, or several calls without an await between them if the limit of
 * one call is exceeded; storage makes those atomic.
 */
export const write = async (storage: Storage, entries: Entries): Promise<void> => {
  const all = Object.entries(entries);
  const puts: Promise<void>[] = [];
  for (let from = 0; from < all.length; from += entriesPerCall)
    puts.push(storage.put(Object.fromEntries(all.slice(from, from + entriesPerCall))));
  await Promise.all(puts);
};

/** Deletes all keys or none, in as many calls as the limit of one call needs. */
export const removeKeys = async (storage: Storage, keys: readonly string[]): Promise<void> => {
  const calls: Promise<unknown>[] = [];
  for (let from = 0; from < keys.length; from += entriesPerCall)
    calls.push(storage.delete(keys.slice(from, from + entriesPerCall)));
  await Promise.all(calls);
};
