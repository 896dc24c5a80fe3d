import { expect, test } from 'vitest';
import { fittingNames, type Named } from './fitting-names.ts';

const sizes = { line: 400, face: 40, height: 16, beyond: 24, gap: 4 };
const faceAt = (at: number, name: number | null, bottom = 0, aside = 0): Named => ({
  at,
  aside,
  bottom,
  name,
});

test('a name stands below the middle of its face', () => {
  expect(fittingNames([faceAt(100, 60), faceAt(300, 40), faceAt(200, null)], sizes)).toEqual([70, 280, null]);
});

test('at an end and beside a stem it is moved, as far as it stays at its face', () => {
  expect(fittingNames([faceAt(5, 66)], sizes)).toEqual([-20]);
  expect(fittingNames([faceAt(100, 60), faceAt(128, null, 40)], sizes)).toEqual([62, null]);
});

test('a name that would touch another one, a face or a stem is left out', () => {
  expect(fittingNames([faceAt(100, 70), faceAt(145, 70)], sizes)).toEqual([65, null]);
  expect(fittingNames([faceAt(100, 90), faceAt(110, null), faceAt(90, null)], sizes)).toEqual([
    null,
    null,
    null,
  ]);
});

test('the own stem of a face beside its place is behind the name, or well beside it', () => {
  expect(fittingNames([faceAt(100, 60, 0, 20)], sizes)).toEqual([90]);
  expect(fittingNames([faceAt(100, 40, 0, 20)], sizes)).toEqual([108]);
});
