import { describe, expect, test } from 'vitest';
import { marks, side, sliderAnswer, sliders } from '../testing/answers.ts';
import { person } from '../testing/people.ts';
import { playedRound } from '../testing/records.ts';
import { chooseGame, customGame, sliderGame } from '../testing/themes.ts';
import { closestPairOf } from './closest-pair.ts';

describe('closest pair', () => {
  test('is the pair with the smallest mean distance, over all rounds that both played', () => {
    const records = [
      // 1 and 2 are 20 apart on average, 1 and 3 are 25, 2 and 3 are 45.
      sliders([marks(50, 50, 50), marks(70, 70, 70), marks(25, 25, 25)]),
      // 1 and 3 agree, 2 is 100 from both.
      playedRound(chooseGame(), [side('left'), side('right'), side('left')], { index: 1 }),
    ];
    expect(closestPairOf(records.slice(0, 1))).toEqual({
      people: [person(1), person(2)],
      agreement: 80,
      compared: 3,
      same: 0,
    });
    expect(closestPairOf(records)).toEqual({
      people: [person(1), person(3)],
      agreement: 81.25,
      compared: 4,
      same: 1,
    });
  });

  test('among equals is the pair that shares more opinions, then the pair that answered first', () => {
    const both = playedRound(chooseGame(), [side('left'), side('left'), side('left')]);
    expect(closestPairOf([both])).toMatchObject({ people: [person(1), person(2)], compared: 1 });
    const others = playedRound(chooseGame(), [side('right'), side('right')], {
      index: 1,
      players: [person(3), person(2)],
    });
    expect(closestPairOf([both, others])).toMatchObject({ people: [person(2), person(3)], compared: 2 });
  });

  test('is not a pair that shares far fewer opinions than others', () => {
    const records = [sliders([marks(10, 20, 30, 40), marks(12, 22, 32, 42), marks(10)])];
    expect(closestPairOf(records)).toMatchObject({
      people: [person(1), person(2)],
      agreement: 98,
      compared: 4,
    });
  });

  test('can be a pair that shares half as many opinions as others', () => {
    const records = [sliders([marks(10, 20, 30, 40), marks(50, 60, 70, 80), marks(10, 20)])];
    expect(closestPairOf(records)).toMatchObject({ people: [person(1), person(3)], compared: 2 });
  });

  test('treats the same item in two rounds as two subjects', () => {
    const first = playedRound(sliderGame(), [sliderAnswer(0)], { index: 0, players: [person(1)] });
    const second = playedRound(sliderGame(), [sliderAnswer(0)], { index: 1, players: [person(2)] });
    expect(closestPairOf([first, second])).toBeNull();
  });

  test('is null with fewer than two raters, and if nothing was rated', () => {
    expect(closestPairOf([sliders([marks(1)])])).toBeNull();
    expect(closestPairOf([sliders([])])).toBeNull();
    const empty = playedRound(customGame('SliderLobby'), [marks(), marks()], { players: [] });
    expect(closestPairOf([empty])).toBeNull();
    expect(closestPairOf([])).toBeNull();
  });
});
