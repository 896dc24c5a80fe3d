import { expect, test } from 'vitest';
import { ringsOfGuesses } from './guess-rings.ts';

test('guesses with room beside each other stand on the outermost ring', () => {
  expect(ringsOfGuesses([90, 10, 50], 10)).toEqual([0, 0, 0]);
  expect(ringsOfGuesses([20, 30], 10)).toEqual([0, 0]);
});

test('guesses near each other stand one behind the other, at most two rings inwards', () => {
  expect(ringsOfGuesses([50, 50, 50, 50], 10)).toEqual([0, 1, 2, 2]);
  expect(ringsOfGuesses([58, 50, 54], 10)).toEqual([2, 0, 1]);
});

test('the next guess with room is on the outermost ring again', () => {
  expect(ringsOfGuesses([50, 56, 61], 10)).toEqual([0, 1, 0]);
});
