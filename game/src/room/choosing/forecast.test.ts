import { expect, test } from 'vitest';
import { forecastOf, themeForecastOf } from './forecast.ts';

const off = { mode: 'off' } as const;

test('without a limit of themes a forecast is about one theme', () => {
  expect(forecastOf({ numRounds: null, roundsPerTheme: null, answerTimer: off }, [3, 3])).toEqual({
    themes: null,
    rounds: { min: 3, max: 3 },
    minutes: 6,
  });
});

test('a limit of themes makes a forecast about the whole game', () => {
  expect(forecastOf({ numRounds: 3, roundsPerTheme: null, answerTimer: off }, [1, 3, 2, 3])).toEqual({
    themes: 3,
    rounds: { min: 1, max: 3 },
    minutes: 14,
  });
});

test('a theme has no more rounds than the rule says, and no more than it has games', () => {
  const forecast = forecastOf({ numRounds: null, roundsPerTheme: 3, answerTimer: off }, [100, 2]);
  expect(forecast?.rounds).toEqual({ min: 2, max: 3 });
});

test('no more themes are expected than there are, because each is played once', () => {
  expect(forecastOf({ numRounds: 20, roundsPerTheme: null, answerTimer: off }, [1, 1])?.themes).toBe(2);
});

test('a timer for every round bounds its answers, and a timer for the last player does not', () => {
  const minutesOf = (answerTimer: Parameters<typeof forecastOf>[0]['answerTimer']) =>
    forecastOf({ numRounds: null, roundsPerTheme: null, answerTimer }, [4])?.minutes;
  expect(minutesOf(off)).toBe(8);
  expect(minutesOf({ mode: 'hard', seconds: 30 })).toBe(6);
  expect(minutesOf({ mode: 'hard', seconds: 180 })).toBe(11);
  expect(minutesOf({ mode: 'soft', seconds: 30 })).toBe(8);
});

test('a long game is forecast in multiples of 5 minutes', () => {
  const games = Array.from({ length: 40 }, () => 3);
  const minutes = forecastOf({ numRounds: 20, roundsPerTheme: null, answerTimer: off }, games)?.minutes ?? 1;
  expect(minutes).toBeGreaterThan(60);
  expect(minutes % 5).toBe(0);
});

test('there is no forecast without themes', () => {
  expect(forecastOf({ numRounds: 3, roundsPerTheme: null, answerTimer: off }, [])).toBeNull();
});

test.each([1, 3, 10])('a theme with %i games takes as long as a game of this theme', (games) => {
  const { rounds, minutes } = themeForecastOf({ roundsPerTheme: null, answerTimer: off }, games);
  expect(rounds).toBe(games);
  expect(forecastOf({ numRounds: 1, roundsPerTheme: null, answerTimer: off }, [games])?.minutes).toBe(
    minutes,
  );
});

test('a theme of three games takes about six minutes, and less with a short timer for every round', () => {
  expect(themeForecastOf({ roundsPerTheme: null, answerTimer: off }, 3).minutes).toBe(6);
  expect(
    themeForecastOf({ roundsPerTheme: null, answerTimer: { mode: 'hard', seconds: 30 } }, 3).minutes,
  ).toBe(5);
});

test('the forecast of one theme is about the rounds that the rule says', () => {
  expect(themeForecastOf({ roundsPerTheme: 3, answerTimer: off }, 100)).toEqual({ rounds: 3, minutes: 6 });
});
