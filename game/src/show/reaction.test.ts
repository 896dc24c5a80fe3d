import { describe, expect, test } from 'vitest';
import { miniGameTypes, sampleAnswer, subjectsOf } from '../minigames/registry.ts';
import { generator } from '../model/random.ts';
import { people } from '../testing/people.ts';
import { playedRound } from '../testing/records.ts';
import { chooseGame, customGame, roleGame, sliderGame } from '../testing/themes.ts';
import { gainReaction, guessReaction, reactionsTo, sideReaction } from './reaction.ts';

/** The reactions of the players 1, 2 and so on to the result of these values on a slider. */
const onSlider = (...values: number[]) => {
  const round = playedRound(
    sliderGame(),
    values.map((ratingValue) => ({ ratingValue, sliderIndex: 0 })),
  );
  const { voter } = reactionsTo(round);
  return round.answers.map(({ ratedBy }) => voter('question', ratedBy.user));
};

/** The reactions of the players to their own result, with these values from all of them. */
const rated = (...values: number[]) => {
  const players = people(values.length);
  const answer = { ratings: players.map(({ user }, at) => ({ player: user, value: values[at] ?? 1 })) };
  const round = playedRound(
    customGame('SliderLobby'),
    players.map(() => answer),
  );
  return players.map(({ user }) => reactionsTo(round).rated(user));
};

describe('a player who voted', () => {
  test('is delighted near the group, also if the group is divided', () => {
    expect(onSlider(5, 5, 5)).toEqual(['delighted', 'delighted', 'delighted']);
    expect(onSlider(0, 5, 10)[1]).toBe('delighted');
  });

  test('is shocked far above and smug far below a divided group', () => {
    expect(onSlider(10, 0, 1, 9)).toEqual(['shocked', 'smug', 'smug', 'shocked']);
  });

  test('is neutral in between, far from a group that is united, and with the only vote', () => {
    expect(onSlider(6.8, 5, 5, 3.2)).toEqual(['neutral', 'delighted', 'delighted', 'neutral']);
    expect(onSlider(8, 5, 5, 5, 5, 5)[0]).toBe('neutral');
    expect(onSlider(8)).toEqual(['neutral']);
  });

  test('is neutral about what the own answer does not rate', () => {
    const round = playedRound(customGame('SliderLobby'), [
      { ratings: [{ player: 'player-1', value: 80 }] },
      { ratings: [] },
    ]);
    expect(reactionsTo(round).voter('player-1', 'player-2')).toBe('neutral');
  });

  test.each([
    ['the larger side', 3, 1, 'delighted'],
    ['the smaller side of several', 2, 3, 'smug'],
    ['a draw', 2, 2, 'smug'],
    ['a side alone', 1, 3, 'shocked'],
    ['the only vote', 1, 0, 'neutral'],
  ] as const)('on %s', (_case, own, other, reaction) => {
    expect(sideReaction(own, other)).toBe(reaction);
  });

  test('of choices reacts to the votes of the largest other choice', () => {
    const sides = ['left', 'left', 'right'] as const;
    const round = playedRound(
      chooseGame(),
      sides.map((selectedSide) => ({ selectedSide })),
    );
    const { voter } = reactionsTo(round);
    expect(round.answers.map(({ ratedBy }) => voter('question', ratedBy.user))).toEqual([
      'delighted',
      'delighted',
      'shocked',
    ]);
  });
});

describe('a rated player', () => {
  test('is delighted very high, wounded very low, and neutral in between', () => {
    expect(rated(90, 20, 50)).toEqual(['delighted', 'wounded', 'neutral']);
  });

  test('is neutral without a vote, and in a role', () => {
    expect(reactionsTo(playedRound(customGame('SliderLobby'), [{ ratings: [] }])).rated('player-1')).toBe(
      'neutral',
    );
    const roles = playedRound(roleGame('TierListLobby'), []);
    expect(reactionsTo(roles).rated('player-1')).toBe('neutral');
  });
});

test('the points of a guess and of a round have a reaction, and nobody is wounded by them', () => {
  expect([100, 80, 60, 30, 10, 0].map(guessReaction)).toEqual([
    'delighted',
    'delighted',
    'smug',
    'neutral',
    'shocked',
    'shocked',
  ]);
  expect([70, 12, 0].map((gained) => gainReaction(gained, 70))).toEqual(['delighted', 'smug', 'neutral']);
});

test.each(miniGameTypes)('%s has a reaction of every player to every subject', (type) => {
  const players = people(4);
  const { board, ...round } = playedRound(customGame(type), [], { players });
  const { next } = generator(1);
  const answers = players.map((ratedBy) => ({ ratedBy, gameData: sampleAnswer(board, next) }));
  const { voter, rated: own } = reactionsTo({ ...round, board, answers });
  for (const { id } of subjectsOf(board)) {
    expect(['neutral', 'delighted', 'wounded']).toContain(own(id));
    for (const { user } of players)
      expect(['neutral', 'delighted', 'shocked', 'smug']).toContain(voter(id, user));
  }
});
