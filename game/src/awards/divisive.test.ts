import { describe, expect, test } from 'vitest';
import { marks, side, sliderAnswer, sliders } from '../testing/answers.ts';
import { person } from '../testing/people.ts';
import { playedRound } from '../testing/records.ts';
import { chooseGame, customGame, roleGame, sliderGame, tierListGame } from '../testing/themes.ts';
import { mostDivisive } from './divisive.ts';

describe('most divisive', () => {
  test('is the subject with the largest population standard deviation', () => {
    // Player 1: 10, 50, 90: deviation 32.659863; player 2: 50, 50, 50; player 3: 100, 1, 50: deviation 40.417268.
    const record = sliders([marks(10, 50, 100), marks(50, 50, 1), marks(90, 50, 50)]);
    expect(mostDivisive([record])).toEqual({
      record: 0,
      game: 'Words for SliderLobby',
      subject: { kind: 'player', id: 'player-3', player: person(3) },
      spread: 40.417268,
    });
  });

  test('of a game can be a question; among equals it is the first', () => {
    const answers = [side('left'), side('right'), side('left'), side('right')];
    const first = playedRound(chooseGame(), answers, { index: 0 });
    const second = playedRound(
      sliderGame(),
      [sliderAnswer(10), sliderAnswer(0), sliderAnswer(10), sliderAnswer(0)],
      { index: 1 },
    );
    const question = { kind: 'question', id: 'question' };
    expect(mostDivisive([first, second])).toEqual({
      record: 0,
      game: 'This or that',
      subject: question,
      spread: 50,
    });
    expect(mostDivisive([second, first])).toMatchObject({ game: 'How good?' });
  });

  test.each([
    ['three who all say something else', [1, 50, 100], true],
    ['half against half', [20, 20, 90, 90], true],
    ['a plain two to one', [90, 85, 10], false],
    ['one against all others', [90, 90, 90, 90, 1], false],
    ['two alone, however far apart', [1, 100], false],
    ['small differences', [40, 60, 50, 45], false],
  ])('%s: %j', (_case, values, isDivisive) => {
    const record = playedRound(
      customGame('SliderLobby'),
      values.map((value) => ({ ratings: [{ player: 'player-1', value }] })),
    );
    expect(mostDivisive([record]) !== null).toBe(isDivisive);
  });

  test.each([
    ['LLR', false],
    ['LLLR', false],
    ['LLLLRR', false],
    ['LR', false],
    ['LLRR', true],
    ['LLLRR', true],
    ['LLLLRRR', true],
  ])('for two sides with %s votes: is divisive %s', (votes, isDivisive) => {
    const answers = [...votes].map((vote) => side(vote === 'L' ? 'left' : 'right'));
    expect(mostDivisive([playedRound(chooseGame(), answers)]) !== null).toBe(isDivisive);
  });

  test('for roles the spread is the square root of (1 - the sum of the squared shares) / 2', () => {
    const roles = (...tiers: number[]) =>
      playedRound(
        roleGame('TierListLobby'),
        tiers.map((tier) => ({
          tiers: ['S', 'A', 'B'].map((name, at) => ({ name, players: at === tier ? ['player-1'] : [] })),
        })),
      );
    expect(mostDivisive([roles(0, 1, 2)])?.spread).toBe(57.735027);
    expect(mostDivisive([roles(0, 2, 0, 2)])?.spread).toBe(50);
    expect(mostDivisive([roles(0, 0, 2)])).toBeNull();
  });

  test('is null if all agree, with one answer, and without answers', () => {
    expect(mostDivisive([sliders([marks(5, 5), marks(5, 5), marks(5, 5)])])).toBeNull();
    expect(mostDivisive([sliders([marks(1)])])).toBeNull();
    expect(mostDivisive([sliders([]), playedRound(tierListGame(0), [])])).toBeNull();
    expect(mostDivisive([])).toBeNull();
  });
});
