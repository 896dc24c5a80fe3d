import type { Person } from '@tallyho/game/model/person';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { startChoosing } from '../../../entities/room/local/played-rounds.ts';
import { kim, robin, sam } from '../../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../../entities/room/testing/render-with-room.tsx';
import { sampleThemes } from '../../../entities/room/testing/sample-themes.ts';
import type { Overrides } from '../../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../../entities/room/testing/scripted-room.ts';
import { RoomNavigation } from '../../../features/room-navigation/RoomNavigation.tsx';
import { ToastRegion } from '../../../shared/ui/overlays/ToastRegion.tsx';
import GamePage from '../GamePage.tsx';

/** The last of its three games is Choose. */
export const theme = 'Flags of the world';

/** The room of the current test, with Robin as leader, Kim and Sam. */
export const table = { room: new ScriptedRoom({ owner: robin }) };
/** Milliseconds by which the room's clock is ahead of the start of the test. */
let elapsed = 0;

/** Replaces the room of the test by a new one with these rules and themes. */
export function createTable(
  rules: Partial<RoomRules> = {},
  themes: readonly ThemeSnapshot[] = sampleThemes,
): void {
  const start = Date.now();
  elapsed = 0;
  table.room = new ScriptedRoom({
    owner: robin,
    themes,
    capacity: 6,
    rules,
    now: () => start + elapsed,
  }).join(kim, sam);
}

/** Registers hooks that create a new table before each test and fake the browser's timers. */
export function setTable(): void {
  beforeEach(() => {
    sessionStorage.clear();
    // Fake timers keep the browser's clock in step with the room's, so that countdowns have exact lengths.
    vi.useFakeTimers({ shouldAdvanceTime: true });
    createTable();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Opens the game page as the player. `api`: API responses that differ from the scripted ones. */
export function openGame(you: Person = kim, api: Overrides = {}) {
  const page = renderWithRoom(
    <>
      <RoomNavigation />
      <GamePage />
      <ToastRegion />
    </>,
    { room: table.room, you, path: '/game', api },
  );
  return { ...page, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

/** Each player's answer to the theme's games. */
const gameData = [
  { tiers: ['S', 'A', 'B', 'C', 'D'].map((name) => ({ name, items: [] as string[] })) },
  { ratingValue: 7.5, sliderIndex: 3 },
  { selectedSide: 'left' },
];
gameData[0]?.tiers?.[0]?.items.push(...(sampleThemes[0]?.games[0]?.items.map(({ id }) => id) ?? []));

/** Locks the players' answers to the theme's game number `game`, and with code 2 also submits them. */
export function answer(
  gameId: string,
  game: number,
  players: readonly { user: string }[],
  code: 1 | 2 = 2,
): void {
  const round = { type: 'gameRoundConfirmation', gameId, theme, game, gameData: gameData[game] } as const;
  for (const { user } of players) {
    table.room.act(user, { ...round, code: 1 });
    if (code === 2) table.room.act(user, { ...round, code: 2 });
  }
}

/** Plays up to the start of the theme's game number `index`, with equal answers of all players. Returns the game's id. */
export function playTo(index: number): string {
  const gameId = startChoosing(table.room);
  table.room.act(robin.user, { type: 'themeChosen', gameId, theme });
  for (let game = 0; game < index; game += 1) {
    answer(gameId, game, table.room.state.seats);
    table.room.act(robin.user, { type: 'nextRound', gameId, theme, game });
  }
  return gameId;
}

/** Plays up to the start of the Choose game, with answers of all players. Returns the game's id. */
export const playToChoose = (): string => playTo(2);

/** Advances the clocks of room and browser, and runs the room's due deadlines. */
export async function wait(seconds: number): Promise<void> {
  elapsed += seconds * 1000;
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  act(() => table.room.tick());
}
