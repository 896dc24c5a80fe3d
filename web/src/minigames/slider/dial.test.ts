import { expect, test } from 'vitest';
import { faceLine, placesOfFaces, turnOfPoint, turnOfValue, valueToward, wedge } from './dial.ts';

test('values go from the left end over the top to the right end, and a face at an end stands within the arc', () => {
  expect(turnOfValue(5)).toBe(90);
  expect(turnOfValue(0)).toBeGreaterThan(0);
  expect(turnOfValue(0) + turnOfValue(10)).toBe(180);
  expect(turnOfPoint(2, 5)).toBe(turnOfValue(5));
});

test('a direction from the hub means the value whose face stands there', () => {
  for (const value of [0, 2.5, 5, 9.3, 10]) {
    const turn = (turnOfValue(value) * Math.PI) / 180;
    for (const radius of [0.2, 1])
      expect(valueToward(-radius * Math.cos(turn), radius * Math.sin(turn), 5)).toBeCloseTo(value);
  }
  // Between the foot and the ends of the line.
  expect(valueToward(-1, 0.05, 5)).toBe(0);
  expect(valueToward(1, 0.05, 5)).toBe(10);
});

test('below the foot a drag stays at its end, and on the hub it stays where it is', () => {
  expect(valueToward(0.5, -0.5, 1)).toBe(0);
  expect(valueToward(-0.5, -0.5, 9)).toBe(10);
  expect(valueToward(-0.5, -0.5, 5)).toBe(0);
  expect(valueToward(0.01, 0.05, 5)).toBeNull();
});

test('the parts of the arc fill it from end to end', () => {
  expect(wedge(0, 3)).toMatch(/^M0\.00 100\.00/);
  expect(wedge(2, 3)).toContain(' 200.00 100.00L');
  const [, end] = /^M\S+ \S+A100 100 0 0 1 (\S+ \S+)L/.exec(wedge(0, 3)) ?? [];
  expect(wedge(1, 3)).toMatch(new RegExp(`^M${end}A`));
});

test('faces that have room are seen as a whole, at their values', () => {
  expect(placesOfFaces([0.9, 0.1, 0.5], 0.28)).toEqual([0.9, 0.1, 0.5]);
  const places = placesOfFaces([0.5, 0.5, 0.5], 0.28);
  expect(((places[1] ?? 0) - (places[0] ?? 0)) * faceLine).toBeGreaterThan(0.28);
});

test('many near each other overlap instead of standing far from their values', () => {
  for (const width of [0.24, 0.28])
    for (const value of [0, 0.5]) {
      const places = placesOfFaces(
        Array.from({ length: 5 }, () => value),
        width,
      );
      expect(Math.abs((places[1] ?? 0) - (places[0] ?? 0)) * faceLine).toBeLessThan(width);
      expect(Math.max(...places.map((place) => Math.abs(place - value)))).toBeLessThan(0.17);
      expect(new Set(places).size).toBe(5);
    }
});
