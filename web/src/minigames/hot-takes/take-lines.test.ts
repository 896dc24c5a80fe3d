import { limits } from '@tallyho/game/limits';
import { expect, test } from 'vitest';
import { playableTakes, takesIn, takesProblem, textOfTakes } from './take-lines.ts';

const five = ['One', 'Two', 'Three', 'Four', 'Five'];
const problemOf = (...lines: string[]) => takesProblem(takesIn(lines.join('\n')));

test('a line is a statement, or a pair with a slash between spaces; empty lines do not count', () => {
  const takes = takesIn('  Soup is a drink \n\nTea / Coffee\nand/or is no pair\n');
  expect(takes).toEqual([
    { statement: 'Soup is a drink' },
    { left: 'Tea', right: 'Coffee' },
    { statement: 'and/or is no pair' },
  ]);
  expect(takesIn(textOfTakes(takes))).toEqual(takes);
});

test('five to ten takes can be played, or none', () => {
  expect(problemOf()).toBeNull();
  expect(problemOf(...five)).toBeNull();
  expect(problemOf(...five.slice(1))).toBe('Write at least 5 takes, or none to make pairs of the pictures.');
  const eleven = Array.from({ length: 11 }, (_, at) => `Take ${at}`);
  expect(problemOf(...eleven)).toBe('A round has at most 10 takes.');
});

test('a line that is too long, is there twice or has three sides is named by its number', () => {
  const long = 'x'.repeat(limits.hotTakes.statement + 1);
  expect(problemOf(...five, long)).toBe('Line 6 has more than 100 characters.');
  expect(problemOf(...five, 'two')).toBe('Line 6 is there twice.');
  expect(problemOf(...five, 'Tea / Coffee / Milk')).toBe('Line 6 has not exactly two sides.');
  const side = 'x'.repeat(limits.label + 1);
  expect(problemOf(...five, `Tea / ${side}`)).toBe('A side in line 6 has more than 40 characters.');
  expect(playableTakes(takesIn([...five, long].join('\n')))).toHaveLength(5);
});
