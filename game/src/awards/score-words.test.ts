import { expect, test } from 'vitest';
import { roundScoreText } from './score-words.ts';

test.each([
  [50, false, true, 'The group gave you 50 points of 100 on average. That is your score for this round.'],
  [49.6, false, false, 'The group rates you 50 points of 100 on average.'],
  [72, true, true, 'Your text got 72 points of 100 on average.'],
  [72, true, false, 'Your text got 72 points of 100 on average.'],
  [null, false, true, 'Nobody rated you in this round.'],
  [null, true, true, 'Nobody rated your text.'],
])('%d points, for a text %s, deciding %s: %s', (points, isText, decides, text) => {
  expect(roundScoreText(points, { isText, decides })).toBe(text);
});
