import { expect, test } from 'vitest';
import type { Answer } from '../minigames/registry.ts';
import { people } from '../testing/people.ts';
import { playedRound } from '../testing/records.ts';
import { customGame, tierListGame } from '../testing/themes.ts';
import type { PlayedGame } from '../themes/game.ts';
import type { AwardKind } from './award.ts';
import { awardsIn, foundAward } from './choose-awards.ts';

const nameOf = (user: string) => user.replace('player-', 'Player ');
const players = people(4);

const awardOf = (kind: AwardKind, game: PlayedGame, answers: Answer[]) => {
  const record = playedRound(game, answers, { players });
  return { record, award: awardsIn(record).find((award) => award.kind === kind) };
};

const sliderGame: PlayedGame = {
  ...customGame('Slider'),
  type: 'Slider',
  config: {
    points: [
      { name: 'Never', color: 'red' },
      { name: 'Perhaps', color: 'yellow' },
      { name: 'Always', color: 'green' },
    ],
  },
};
const at = (ratingValue: number, sliderIndex: number): Answer => ({ ratingValue, sliderIndex });

test('of one answer the player and the group stand on the scale of the question, with what both said', () => {
  const { record, award } = awardOf('ownWay', sliderGame, [at(0, 0), at(8, 2), at(8, 2), at(8, 2)]);
  expect(award?.title(nameOf)).toBe('Player 1 answered least like the group.');
  expect(award?.contrasts).toEqual([{ subject: 'question', own: 'Never', group: 'Perhaps' }]);
  expect(award?.scale).toEqual({
    ends: { low: 'Never', high: 'Always' },
    steps: [0, 50, 100],
    names: ['Never', 'Perhaps', 'Always'],
    marks: [{ user: 'player-1', at: 0, said: 'Never' }],
  });
  expect(award?.average).toEqual({ of: 'Group', at: 60, said: null });
  expect(award?.share).toBeUndefined();
  expect(award?.reason(nameOf)).toBe('Player 1 says “Never”. The group says “Perhaps”.');
  const spoken = award && foundAward(record, award, 'player-1');
  expect(spoken?.reason(nameOf)).toBe('You say “Never”. The group says “Perhaps”.');
});

test('two who are far apart and say the same in words are shown on the scale alone', () => {
  const { award } = awardOf('ownWay', sliderGame, [at(3, 1), at(6, 1), at(6, 1), at(6, 1)]);
  expect(award?.contrasts).toEqual([]);
  expect(award?.average?.at).toBe(52.5);
  expect(award?.reason(nameOf)).toBe('Player 1 stands farthest from the group on the scale.');
});

test.each([
  [
    'ownWay',
    [at(8, 2), at(1, 0), at(1, 0), at(2, 0)],
    'Player 1 stands farthest from the group on the scale.',
  ],
  [
    'mouthpiece',
    [at(2, 0), at(0, 0), at(0, 0), at(8, 2)],
    'Player 1 stands nearest to the group on the scale.',
  ],
] as const)('a group between two steps is shown on the scale without words: %s', (kind, answers, said) => {
  const { award } = awardOf(kind, sliderGame, [...answers]);
  expect(award?.people).toEqual(['player-1']);
  expect(award?.scale?.marks).toHaveLength(1);
  expect(award?.contrasts).toEqual([]);
  expect(award?.reason(nameOf)).toBe(said);
});

const tiers = (...lists: string[][]): Answer => ({
  tiers: ['S', 'A', 'B'].map((name, place) => ({ name, items: lists[place] ?? [] })),
});

test('of several answers there are the two on which both are farthest apart, without a scale', () => {
  const usual = tiers(['item-1', 'item-2'], ['item-3'], []);
  const { award } = awardOf('ownWay', tierListGame(3), [
    tiers([], ['item-1', 'item-3'], ['item-2']),
    usual,
    usual,
    usual,
  ]);
  expect(award?.contrasts).toEqual([
    { subject: 'item-2', own: 'B', group: 'S' },
    { subject: 'item-1', own: 'A', group: 'S' },
  ]);
  expect(award?.scale).toBeNull();
  expect(award?.share).toBeUndefined();
  expect(award?.reason(nameOf)).toBe(
    'Player 1 says “B” about Picture 2. The group says “S” about Picture 2. Player 1 says “A” about Picture 1. The group says “S” about Picture 1.',
  );
});

test('the one who is nearest to the group is compared where both agree most', () => {
  const { award } = awardOf('mouthpiece', tierListGame(3), [
    tiers(['item-1'], ['item-2'], ['item-3']),
    tiers(['item-1', 'item-2', 'item-3'], [], []),
    tiers(['item-1'], [], ['item-2', 'item-3']),
    tiers([], ['item-2'], ['item-3', 'item-1']),
  ]);
  expect(award?.people).toEqual(['player-1']);
  expect(award?.contrasts?.[0]).toEqual({ subject: 'item-2', own: 'A', group: 'A' });
});

test('a percentage is said from five answers on', () => {
  const ids = ['item-1', 'item-2', 'item-3', 'item-4', 'item-5'];
  const { award } = awardOf('ownWay', tierListGame(5), [
    tiers([], [], ids),
    ...[0, 1, 2].map(() => tiers(ids)),
  ]);
  expect(award?.share).toBe('25% alike in 5 answers');
  expect(award?.contrasts).toHaveLength(2);
  expect(award?.reason(nameOf)).toMatch(/ 25% alike in 5 answers\.$/);
});

test('of marks in numbers the group says their average, about each other and themselves', () => {
  const marks = (...values: number[]): Answer => ({
    ratings: players.map(({ user }, index) => ({ player: user, value: values[index] ?? 50 })),
  });
  const { award } = awardOf('ownWay', customGame('SliderLobby'), [
    marks(100, 1, 50, 50),
    marks(20, 80, 50, 50),
    marks(20, 80, 50, 50),
    marks(20, 80, 50, 50),
  ]);
  expect(award?.contrasts).toEqual([
    { subject: 'player-1', own: '100', group: '40' },
    { subject: 'player-2', own: '1', group: '60' },
  ]);
  expect(award?.reason(nameOf)).toBe(
    'Player 1 gives themselves 100. The group gives Player 1 40. Player 1 gives Player 2 1. The group gives Player 2 60.',
  );
});
