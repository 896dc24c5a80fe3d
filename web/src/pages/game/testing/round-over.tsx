import type { Timings } from '@tallyho/game/limits';
import type { Board } from '@tallyho/game/minigames/registry';
import type { Person } from '@tallyho/game/model/person';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import { awardNames } from '@tallyho/game/round-awards/award-names';
import { foundAward } from '@tallyho/game/round-awards/choose-awards';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { playTheme, startChoosing } from '../../../entities/room/local/played-rounds.ts';
import { kim, robin, sam } from '../../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../../entities/room/testing/render-with-room.tsx';
import { sampleThemes } from '../../../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../../../entities/room/testing/scripted-room.ts';
import GamePage from '../GamePage.tsx';

export const theme = 'Who at this table';
/**
 * When the beats of the show of `finishRound` begin, in milliseconds since its start: three players, two awards, the
 * verdict, the rosette and the points. `end`: when it is over.
 */
export const begins = {
  third: 1_200,
  second: 3_600,
  first: 6_000,
  firstAward: 10_000,
  secondAward: 14_000,
  verdict: 18_000,
  rosette: 22_000,
  points: 25_000,
  end: 28_000,
} as const;

/** Registers hooks that fake the browser's timers in each test. */
export function fakeTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Advances the fake timers by `ms` milliseconds. */
export const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Advances the fake timers to a beat of the show of the room. */
export async function advanceTo(room: ScriptedRoom, beat: keyof typeof begins): Promise<void> {
  const { stage } = room.state;
  const startsAt = stage.phase === 'results' && stage.show ? stage.show.startsAt : Date.now();
  await advance(startsAt + begins[beat] - Date.now());
}

/** Creates a room with Robin as leader, Kim and Sam. */
export const createRoom = (rules: Partial<RoomRules> = {}, timings: Partial<Timings> = {}): ScriptedRoom =>
  new ScriptedRoom({ owner: robin, themes: sampleThemes, rules, timings }).join(kim, sam);

/** Opens the game page as the player and waits until the skeleton is gone. */
export async function openGame(room: ScriptedRoom, you: Person) {
  const page = renderWithRoom(<GamePage />, { room, you, path: '/game' });
  await advance(350);
  return page;
}

export async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await advance(1);
}

/** Marks from robin, kim and sam (rows) for robin, kim and sam (columns): robin is far from the group, kim is divisive. */
const marks = [
  [90, 100, 10],
  [90, 20, 50],
  [80, 55, 50],
];

/** Returns the answer of the player at `index` to a round of SliderLobby. */
export const rate = (board: Board, index: number) => {
  if (board.type !== 'SliderLobby') throw new Error(board.type);
  return {
    ratings: board.players.map(({ user }, at) => ({ player: user, value: marks[index]?.[at] ?? 50 })),
  };
};

/** Returns a room in which a round of SliderLobby was played and its results have just started. */
export function finishRound(rules?: Partial<RoomRules>, timings?: Partial<Timings>): ScriptedRoom {
  const room = createRoom(rules, timings);
  playTheme(room, { gameId: startChoosing(room), theme, games: 1 }, rate);
  return room;
}

/** Returns the titles and sentences of the awards on the page, in order. */
export const awardTexts = (): string[] =>
  screen
    .queryAllByRole('article')
    .map((card) => [...card.querySelectorAll('h2, h2 + p')].map(({ textContent }) => textContent).join('. '));

/** Returns the titles and sentences of the awards that the room has given to the round whose results are shown, in order, as `reader` sees them. */
export function awardsGiven({ state: { stage } }: ScriptedRoom, reader: Person = kim): string[] {
  const record = stage.phase === 'results' ? stage.game.records.at(-1) : undefined;
  if (stage.phase !== 'results' || !record) throw new Error(stage.phase);
  const nameOf = (id: string) => [robin, kim, sam].find(({ user }) => user === id)?.username ?? id;
  return stage.awards.flatMap((award) => {
    const sentence = foundAward(record, award, reader.user)?.title(nameOf);
    return sentence === undefined ? [] : `${awardNames[award.kind]}. ${sentence}`;
  });
}
