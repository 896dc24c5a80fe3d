import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GamesTogether } from './GamesTogether.tsx';

test.each([
  [
    { games: 12, agreement: { percent: 84, compared: 96 } },
    'You have played 12 games together and agreed 84% in 96 answers.',
  ],
  [{ games: 1, agreement: null }, 'You have played 1 game together.'],
  [{ games: 0, agreement: null }, ''],
  [undefined, ''],
])('%j is said as: %s', (shared, text) => {
  expect(render(<GamesTogether shared={shared} />).container.textContent).toBe(text);
});
