import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pickableThemes } from './pickable-theme.ts';
import { ThemeCard } from './ThemeCard.tsx';

const theme = (name: string, isNew: boolean) => ({
  _id: name,
  name,
  description: '',
  type: 'normal' as const,
  tags: [],
  games: [],
  covers: [],
  isNew,
});

test('new themes have a mark until they are played', () => {
  const themes = pickableThemes(
    [],
    [theme('Fresh', true), theme('Played', true), theme('Old', false)],
    ['Played'],
  );
  render(
    <ul>
      {themes.map((one) => (
        <ThemeCard key={one.id} theme={one} hasFocus={false} onChoose={() => undefined} />
      ))}
    </ul>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'FreshNew',
    'PlayedPlayed',
    'Old',
  ]);
});
