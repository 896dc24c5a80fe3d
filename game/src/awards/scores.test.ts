import { describe, expect, test } from 'vitest';
import type { Answer } from '../minigames/registry.ts';
import { marks, row, rows, sliderAnswer, sliders } from '../testing/answers.ts';
import { people, person } from '../testing/people.ts';
import { playedRound } from '../testing/records.ts';
import { customGame, sliderGame, tierListGame } from '../testing/themes.ts';
import { scoresOf } from './scores.ts';

describe('points', () => {
  test('are the share of the maximum points per round, summed and rounded; equal points share a rank', () => {
    // Ratings of 1-100 are percentages; in a row of two the worst player has 50% and the best 100%.
    const records = [
      sliders([marks(90, 30), marks(70, 50)]),
      rows([row(1, 2), row(2, 1)], 1),
      playedRound(sliderGame(), [sliderAnswer(10), sliderAnswer(0)], { index: 2 }),
    ];
    expect(scoresOf(records)).toEqual([
      { player: person(1), points: 80 + 75, rounds: 2, rank: 1 },
      { player: person(2), points: 40 + 75, rounds: 2, rank: 2 },
    ]);
    expect(scoresOf(records.slice(1))).toEqual([
      { player: person(1), points: 75, rounds: 1, rank: 1 },
      { player: person(2), points: 75, rounds: 1, rank: 1 },
    ]);
  });

  test('of three tiers are thirds, and equal sums share a rank independent of the order of addition', () => {
    const tiers = (s: number[], a: number[], b: number[]): Answer => ({
      tiers: [s, a, b].map((list, at) => ({
        name: ['S', 'A', 'B'][at] ?? '',
        players: list.map((n) => `player-${n}`),
      })),
    });
    const record = (answers: Answer[], index: number) =>
      playedRound(customGame('TierListLobby'), answers, { index, players: people(3) });
    const records = [
      record([tiers([1], [2], []), tiers([], [1], [2])], 0),
      record([tiers([2], [], [1]), tiers([2], [1], [])], 1),
      record([tiers([], [], [1, 2])], 2),
    ];
    // Player 1: (3 + 2) / 6, (1 + 2) / 6, 1 / 3; player 2: (2 + 1) / 6, 6 / 6, 1 / 3; player 3 was never placed.
    expect(scoresOf(records)).toEqual([
      { player: person(2), points: 183, rounds: 3, rank: 1 },
      { player: person(1), points: 167, rounds: 3, rank: 2 },
      { player: person(3), points: 0, rounds: 0, rank: 3 },
    ]);
  });

  test('are not reduced by an unfinished answer', () => {
    const records = [sliders([marks(80, 60), marks(60, 60), marks(40)])];
    expect(scoresOf(records)).toEqual([
      { player: person(1), points: 60, rounds: 1, rank: 1 },
      { player: person(2), points: 60, rounds: 1, rank: 1 },
      { player: person(3), points: 0, rounds: 0, rank: 3 },
    ]);
  });

  test('are empty without a lobby game, without answers, and without players to rate', () => {
    expect(scoresOf([playedRound(tierListGame(), [])])).toEqual([]);
    expect(scoresOf([playedRound(sliderGame(), [sliderAnswer(5)])])).toEqual([]);
    expect(scoresOf([sliders([])])).toEqual([]);
    const withoutPlayers = playedRound(customGame('SliderLobby'), [marks()], { players: [] });
    expect(scoresOf([withoutPlayers])).toEqual([]);
  });

  test('of a single player in the row are the maximum', () => {
    expect(scoresOf([rows([row(1)])])).toEqual([{ player: person(1), points: 100, rounds: 1, rank: 1 }]);
  });

  test('exist only for rated players, with the name from the last round; a player who sat out has fewer rounds', () => {
    const renamed = [{ ...person(1), username: 'Robin' }, person(2)];
    const records = [
      sliders([marks(40, 60), marks(60, 60)]),
      playedRound(customGame('SliderLobby'), [marks(10)], { index: 1, players: renamed.slice(0, 1) }),
    ];
    expect(scoresOf(records)).toEqual([
      { player: { ...person(1), username: 'Robin' }, points: 60, rounds: 2, rank: 1 },
      { player: person(2), points: 60, rounds: 1, rank: 1 },
    ]);
  });
});
