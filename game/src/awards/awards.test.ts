import { describe, expect, test } from 'vitest';
import type { Game, RoundRecord } from '../records/game.ts';
import { marks, row, rows, side, sliderAnswer, sliders } from '../testing/answers.ts';
import { people, person } from '../testing/people.ts';
import { playedRound } from '../testing/records.ts';
import { chooseGame, roleGame, sliderGame } from '../testing/themes.ts';
import { gameAwards } from './awards-of.ts';
import { agreementText, divisiveText } from './words.ts';

describe('the award texts', () => {
  test('a divisive subject shows the lowest and the highest opinion, or the number of each choice', () => {
    const rated = sliders([marks(10, 50, 100), marks(50, 50, 1), marks(90, 50, 50)]);
    expect(divisiveText(rated, { subject: { kind: 'player', id: 'player-3', player: person(3) } })).toBe(
      'Opinions from 1 to 100',
    );
    const question = { subject: { kind: 'question', id: 'question' } } as const;
    expect(divisiveText(playedRound(sliderGame(), [sliderAnswer(10), sliderAnswer(0)]), question)).toBe(
      'Opinions from Not good to Excellent',
    );
    const chosen = playedRound(chooseGame(), [side('right'), side('left'), side('right')]);
    expect(divisiveText(chosen, question)).toBe('2 for That, 1 for This');
    expect(
      divisiveText(rows([row(1, 2, 3), row(2, 3, 1), row(3, 2, 1)]), {
        subject: { kind: 'player', id: 'player-1', player: person(1) },
      }),
    ).toBe('Opinions from 3rd to 1st');
  });

  test.each([
    [{ agreement: 100, compared: 1, same: 1 }, 'gave the same answer'],
    [{ agreement: 100, compared: 20, same: 20 }, 'gave the same answer all 20 times'],
    [{ agreement: 75, compared: 20, same: 15 }, 'gave the same answer 15 times out of 20'],
    [{ agreement: 91, compared: 20, same: 15 }, 'thought 91% alike in 20 answers'],
    [{ agreement: 99.8, compared: 20, same: 19 }, 'thought 99% alike in 20 answers'],
    [{ agreement: 91.4, compared: 20, same: 2 }, 'thought 91% alike in 20 answers'],
    [{ agreement: 74.2, compared: 1, same: 0 }, 'thought 74% alike in 1 answer'],
    [{ agreement: 74.2, compared: 20 }, 'thought 74% alike in 20 answers'],
  ])('a pair with %j %s', (pair, text) => {
    expect(agreementText({ people: [person(1), person(2)], ...pair })).toBe(text);
  });
});

describe('the awards', () => {
  const gameOf = (records: RoundRecord[], anonymousVotes = false): Game => ({
    id: 'game',
    createdAt: 0,
    players: people(2),
    usedThemes: [],
    themesAvailable: null,
    anonymousVotes,
    winnerRule: 'knowsTheRoom',
    sittingOut: [],
    notReady: [],
    unsent: [],
    records,
  });
  const lobbyRound = sliders([marks(90, 30), marks(50, 50), marks(1, 40)]);
  const question = playedRound(
    chooseGame(),
    [side('left'), side('right'), side('left'), side('right'), side('left')],
    { index: 1 },
  );
  const roles = playedRound(
    roleGame('TierListLobby'),
    [0, 0, 0].map(() => ({ tiers: ['S', 'A', 'B'].map((name) => ({ name, players: [] })) })),
    { index: 2 },
  );

  test('of a game are the most divisive subject of all rounds, the closest pair, and the points', () => {
    expect(gameAwards(gameOf([lobbyRound, question]))).toEqual({
      divisive: {
        record: 1,
        game: 'This or that',
        subject: { kind: 'question', id: 'question' },
        spread: 48.989795,
      },
      closestPair: { people: [person(1), person(3)], agreement: 67, compared: 3, same: 1 },
      scores: [
        { player: person(1), points: 47, rounds: 1, rank: 1 },
        { player: person(2), points: 40, rounds: 1, rank: 2 },
        { player: person(3), points: 0, rounds: 0, rank: 3 },
      ],
    });
  });

  test('give no points for a round of roles, and do not count it as a round with points', () => {
    expect(gameAwards(gameOf([roles])).scores).toEqual([]);
    expect(gameAwards(gameOf([lobbyRound, roles])).scores).toEqual(gameAwards(gameOf([lobbyRound])).scores);
  });

  test('have no closest pair if votes are anonymous', () => {
    expect(gameAwards(gameOf([lobbyRound], true)).closestPair).toBeNull();
    expect(gameAwards(gameOf([lobbyRound], true)).scores).toHaveLength(3);
  });

  test('are null in a game without rounds', () => {
    expect(gameAwards(gameOf([]))).toEqual({ divisive: null, closestPair: null, scores: [] });
  });
});
