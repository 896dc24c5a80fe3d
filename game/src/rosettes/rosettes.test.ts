import { describe, expect, test } from 'vitest';
import type { Answer } from '../minigames/registry.ts';
import { people } from '../testing/people.ts';
import { playedRound } from '../testing/records.ts';
import { chooseGame, customGame } from '../testing/themes.ts';
import { rosettesOf } from './rosettes.ts';

/** A round in which player 1 gives these marks to player 1, 2 and so on. */
const sliders = (marks: readonly number[], name = 'Best in the kitchen', index = 0) => {
  const players = people(marks.length);
  const ratings = players.map(({ user }, at) => ({ player: user, value: marks[at] ?? 1 }));
  return playedRound({ ...customGame('SliderLobby'), name }, [{ ratings }], { index, players });
};

const labels = (name: string) => rosettesOf(sliders([9, 5], name)).map((rosette) => rosette.name);

describe('the first place of a round about the players', () => {
  test('keeps its name', () => {
    expect(rosettesOf(sliders([30, 80, 40], 'Keeps a secret', 4))).toEqual([
      { user: 'player-2', name: 'Keeps a secret', round: 4 },
    ]);
  });

  test('is shared by all who have it', () => {
    expect(rosettesOf(sliders([80, 80, 40])).map(({ user }) => user)).toEqual(['player-1', 'player-2']);
  });

  test('is no distinction if everybody has it', () => {
    expect(rosettesOf(sliders([50, 50]))).toEqual([]);
  });

  test('is found in tiers and in rows, too', () => {
    const players = people(3);
    const row: Answer = { order: ['player-2', 'player-1', 'player-3'] };
    const rowRound = playedRound(customGame('SliderAvatarsLobby'), [row], { players });
    expect(rosettesOf(rowRound).map(({ user }) => user)).toEqual(['player-3']);
    const tierRound = playedRound(customGame('TierListLobby'), [], { players });
    if (tierRound.board.type !== 'TierListLobby') throw new Error(tierRound.board.type);
    const tiers = tierRound.board.tiers.map(({ name }, at) => ({
      name,
      players: at === 0 ? ['player-2'] : at === 1 ? ['player-1', 'player-3'] : [],
    }));
    const ratedBy = players[0];
    if (!ratedBy) throw new Error('There is no player.');
    const played = { ...tierRound, answers: [{ ratedBy, gameData: { tiers } }] };
    expect(rosettesOf(played).map(({ user }) => user)).toEqual(['player-2']);
    const roles = { ...played, board: { ...tierRound.board, ordered: false } };
    expect(rosettesOf(roles)).toEqual([]);
  });
});

test('a round about things, or without answers, gives none', () => {
  expect(rosettesOf(playedRound(chooseGame(), [{ selectedSide: 'left' }]))).toEqual([]);
  expect(rosettesOf({ ...sliders([9, 5]), answers: [] })).toEqual([]);
});

test('a question is a label without its marks', () => {
  expect(labels('Who stays calm?')).toEqual(['Stays calm']);
  expect(labels('…find a lost key?')).toEqual(['Find a lost key']);
  expect(labels('Whose jokes help most')).toEqual(['Whose jokes help most']);
});

test('a name whose first place is no praise gives none', () => {
  expect(labels('Worst at parking')).toEqual([]);
  expect(labels('Least likely to cry')).toEqual([]);
});
