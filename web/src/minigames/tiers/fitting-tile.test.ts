// @vitest-environment node
import { expect, test } from 'vitest';
import { fittingNamedTile, fittingTile, mostPicture, roomyGap } from './fitting-tile.ts';

const square = (tile: number) => tile;
const rowsOf = (...counts: number[]) => counts.map((count) => Array.from({ length: count }, () => square));
const bounds = { min: 40, max: 104 };

test('the height of tiles is an equal share of the board', () => {
  expect(fittingTile({ width: 800, height: 500, rows: rowsOf(1, 0, 2, 0, 3), ...bounds })).toBe(92);
});

test('tiles are never bigger than the maximum size', () => {
  expect(fittingTile({ width: 800, height: 900, rows: rowsOf(1, 1, 1), ...bounds })).toBe(104);
});

test('a tier that wraps makes all tiles smaller, so that all tiers stay visible', () => {
  const rows = rowsOf(9, 0, 0, 0, 0);
  const tile = fittingTile({ width: 400, height: 500, rows, ...bounds });
  expect(tile).toBeLessThan(92);
  const lines = Math.ceil(9 / Math.floor((400 - 12 + 5) / (tile + 5)));
  expect(lines * (tile + 5) - 5 + 5 * 7 + 4 * tile).toBeLessThanOrEqual(500);
});

test('a lone tile makes no second line if tiles that are a little smaller stand in one', () => {
  expect(fittingTile({ width: 300, height: 400, rows: rowsOf(4, 0, 0), ...bounds })).toBe(68);
  expect(fittingTile({ width: 200, height: 400, rows: rowsOf(4, 0, 0), ...bounds })).toBeGreaterThan(80);
});

test('if the tiles do not fit, they have the minimum size and the board scrolls', () => {
  expect(fittingTile({ width: 240, height: 230, rows: rowsOf(16, 0, 0, 0, 0), ...bounds })).toBe(40);
  expect(
    fittingTile({ width: 240, height: 300, rows: rowsOf(0, 0, 0, 0, 0, 0, 0, 0, 0, 0), ...bounds }),
  ).toBe(40);
});

test('pictures are so large that a tier has room for one more than its share of the items in a line', () => {
  const sizes = { usual: 112, most: 168 };
  expect(mostPicture({ width: 672, placed: [2, 0, 1, 0], items: 12 }, sizes)).toBe(161);
  expect(mostPicture({ width: 672, placed: [0, 0, 0, 0], items: 16 }, sizes)).toBe(128);
  expect(mostPicture({ width: 672, placed: [0, 0, 0], items: 16 }, sizes)).toBe(112);
  expect(mostPicture({ width: 1200, placed: [0, 0, 0, 0], items: 8 }, sizes)).toBe(168);
});

test('once all pictures are placed, they are so large that the fullest tier has room in a line, but not smaller than before', () => {
  const sizes = { usual: 112, most: 300 };
  expect(mostPicture({ width: 672, placed: [3, 3, 3, 3], items: 12 }, sizes)).toBe(216);
  expect(mostPicture({ width: 672, placed: [9, 1, 1, 1], items: 12 }, sizes)).toBe(161);
});

test('the gap between cards is at most 16 px, and so small that the fullest tier keeps its line', () => {
  expect(roomyGap([[100, 100], [100]], 672)).toBe(16);
  expect(roomyGap([[100, 100, 120], [100]], 352)).toBe(10);
  expect(roomyGap([[100, 100, 100, 100]], 352)).toBe(5);
});

const picturesIn = (...counts: number[]) => counts.map((count) => Array.from({ length: count }, () => 50));
const named = { rows: picturesIn(4, 3, 3, 3, 3), narrowest: 50, leastHeight: () => 61, max: 83 };

test('tiles with names are as high as their row, and so narrow that no tier needs a second line', () => {
  const tile = fittingNamedTile({ width: 266, height: 390, ...named });
  expect(tile?.tile).toBe(71);
  expect(4 * (tile?.width ?? 0) + 3 * 5).toBeLessThanOrEqual(266 - 12);
  expect(tile?.width).toBeGreaterThan(55);
});

test('a tier with too many pictures for one line has two lines of lower tiles with names', () => {
  const tile = fittingNamedTile({ width: 266, height: 480, ...named, rows: picturesIn(6, 3, 3, 3, 1) });
  expect(6 * (tile?.tile ?? 0) + 5 + 5 * 7).toBeLessThanOrEqual(480);
  expect(tile?.tile).toBeGreaterThanOrEqual(61);
});

test('tiles have no names if the tiers are not all visible with them', () => {
  expect(fittingNamedTile({ width: 266, height: 320, ...named })).toBeNull();
  expect(
    fittingNamedTile({ width: 266, height: 390, ...named, rows: picturesIn(16, 0, 0, 0, 0) }),
  ).toBeNull();
});

test('where the height is only enough for names of one line, tiles are wide enough for that', () => {
  const leastHeight = (width: number) => (width >= 56 ? 47 : 61);
  const room = { width: 266, height: 290, ...named, leastHeight };
  const tile = fittingNamedTile({ ...room, rows: picturesIn(3, 3, 3, 3, 3) });
  expect(tile?.tile).toBe(51);
  expect(tile?.width).toBeGreaterThanOrEqual(56);
  expect(fittingNamedTile({ ...room, leastHeight: () => 61 })).toBeNull();
});

test('a tile is wider for a long word, and the others of its tier leave it the width', () => {
  const rows = [[50, 50, 50, 80], [50]];
  const width = fittingNamedTile({ width: 266, height: 170, ...named, rows })?.width ?? 0;
  expect(3 * width + 80 + 3 * 5).toBeLessThanOrEqual(266 - 12);
  expect(width).toBeLessThan(55);
});
