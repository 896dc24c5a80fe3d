import { expect, test } from 'vitest';
import { lettersInTwoLines, nameLines, phoneRoom, wideRoom } from './name-lines.ts';

const meh = ['Hot dog with mustard', 'Hamburger', 'Curry with rice', 'Dumpling', 'Taco'];

test.each([
  ['one line where the names fit beside each other', meh, wideRoom, 1],
  ['two lines where they do not', meh, phoneRoom, 2],
  ['one line for few short names on a phone', ['Falafel', 'Pretzel', 'Sandwich'], phoneRoom, 1],
  ['two lines for one name that is too long for a line', ['Sandwich with everything on it'], wideRoom, 2],
  [
    'two lines for many short names, which are as wide as their pictures',
    Array(7).fill('Taco'),
    phoneRoom,
    2,
  ],
  ['one line for an empty row', [], phoneRoom, 1],
])('reserves %s', (_, names, room, lines) => expect(nameLines(names, room)).toBe(lines));

test.each([
  ['Hot dog with mustard', 12],
  ['Curry with rice', 9],
  ['Hamburger', 9],
])('two lines of %j need %i letters', (name, letters) => expect(lettersInTwoLines(name)).toBe(letters));
