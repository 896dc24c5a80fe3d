import type { Answer } from '@tallyho/game/minigames/registry';
import { playedRound } from '@tallyho/game/testing/records';
import { customGame, sliderGame } from '@tallyho/game/testing/themes';
import { expect, it } from 'vitest';
import { fightSides } from './fight-sides.ts';
import type { SharedResult } from './shared-result.ts';

const people = ['Robin', 'Yusuf', 'Carla', 'Priya'].map((username, index) => ({
  user: `p${index + 1}`,
  username,
  avatar: index + 1,
}));

const resultOf = (...rounds: SharedResult['rounds']): SharedResult => ({
  finishedAt: 0,
  players: people.map((person, color) => ({ ...person, color, isGuest: false })),
  rounds,
  customThemeRounds: 0,
  anonymousVotes: false,
  awards: { scores: [], divisive: null, closestPair: null },
  favourites: [],
  moreOnTop: 0,
  titles: [],
  boardTheme: null,
  turn: null,
});

const slider = (values: number[]) => {
  const answers: Answer[] = values.map((ratingValue) => ({
    ratingValue,
    sliderIndex: Math.round(ratingValue / 5),
  }));
  return playedRound(sliderGame(), answers, { players: people });
};

it('puts every player on the side of the fighter whose value is nearer', () => {
  expect(fightSides(resultOf(slider([0, 10, 1, 7])))).toEqual([
    { user: 'p2', said: 'Excellent', friends: ['p4'], votes: 2 },
    { user: 'p1', said: 'Not good', friends: ['p3'], votes: 2 },
  ]);
});

it('puts a player in the middle on no side', () => {
  expect(fightSides(resultOf(slider([0, 10, 5, 5])))).toMatchObject([
    { friends: [], votes: 1 },
    { friends: [], votes: 1 },
  ]);
});

it('puts those who chose the same on one side', () => {
  const picks = (['left', 'right', 'left', 'left'] as const).map((selectedSide) => ({ selectedSide }));
  const round = playedRound(customGame('Choose'), picks, { players: people });
  expect(fightSides(resultOf(round))?.map(({ user, friends }) => [user, ...friends])).toEqual([
    ['p1', 'p3', 'p4'],
    ['p2'],
  ]);
});

it('counts secret votes without saying whose they are', () => {
  const { answers, ...round } = slider([0, 10, 1, 7]);
  const secret = answers.map(({ gameData }, index) => ({
    ratedBy: { user: `anonymous-${index + 1}`, username: 'Anonymous', avatar: 1 },
    gameData,
  }));
  expect(fightSides(resultOf({ ...round, answers: secret }))).toEqual([
    { user: null, said: 'Excellent', friends: [], votes: 2 },
    { user: null, said: 'Not good', friends: [], votes: 2 },
  ]);
});

it('has no sides if all agreed', () => {
  expect(fightSides(resultOf(slider([5, 5, 5, 5])))).toBeNull();
});
