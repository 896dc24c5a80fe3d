import { expect, test } from 'vitest';
import { parseWindowPlace, startPlace } from './window-place.ts';

const main = { x: 0, y: 0, width: 1920, height: 1040 };
const left = { x: -1280, y: 100, width: 1280, height: 984 };
const screens = [main, left];
const place = { x: 300, y: 200, width: 1000, height: 700, isMaximized: false };

test.each([
  ['on the main screen', place],
  ['on another screen', { ...place, x: -1200, y: 150 }],
  ['over the edge of a screen', { ...place, x: 1800, y: 900 }],
  ['maximized', { ...place, isMaximized: true }],
])('the window opens %s as it was closed', (_where, stored) => {
  expect(startPlace(stored, screens)).toEqual(stored);
});

test.each([
  ['its screen is no longer connected', { ...place, x: -1200 }],
  ['only its edge would be visible', { ...place, x: 1870 }],
  ['its title bar would be above the screen', { ...place, y: -30 }],
  ['its title bar would be below the screen', { ...place, y: 1030 }],
])('the system chooses the position if %s', (_case, stored) => {
  expect(startPlace(stored, [main])).toEqual({ width: 1000, height: 700, isMaximized: false });
});

test('the window is at most as large as its screen, and at least as large as the pages need', () => {
  const large = { ...place, x: 0, y: 0, width: 3000, height: 2000 };
  expect(startPlace(large, [main])).toMatchObject({ width: 1920, height: 1040 });
  expect(startPlace({ ...place, width: 10, height: 10 }, [{ ...main, height: 400 }])).toMatchObject({
    width: 360,
    height: 520,
  });
});

test('the first window is in the middle of the main screen', () => {
  expect(startPlace(null, screens)).toEqual({ width: 1180, height: 800, isMaximized: false });
});

test('a place of an earlier version was not maximized, and a damaged one is none', () => {
  expect(parseWindowPlace('{"x":1,"y":2,"width":400,"height":600}')).toEqual({
    ...{ x: 1, y: 2, width: 400, height: 600 },
    isMaximized: false,
  });
  for (const damaged of ['', 'null', '{"x":1}', '{"x":"1","y":2,"width":400,"height":600}', '{'])
    expect(parseWindowPlace(damaged)).toBeNull();
});
