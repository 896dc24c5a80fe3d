import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GameList } from './GameList.tsx';

const games = [
  { name: 'Best of all', type: 'TierList' },
  { name: 'How much?', type: 'Slider' },
  { name: 'How often?', type: 'Slider' },
  { name: 'From the future', type: 'Hologram' },
];

test('games that are all played are listed in their order, each with its kind and what one does in it', () => {
  render(<GameList games={games} rounds={4} />);
  const rows = within(screen.getByRole('list', { name: 'Games' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '1Best of allTier listRows, from best to worst',
    '2How much?SliderOne question, one number',
    '3How often?SliderOne question, one number',
    '4From the futureUnsupported game type: Hologram',
  ]);
});

test('of a theme with more games than rounds the kinds are listed, each with what one does in it', () => {
  render(<GameList games={games} rounds={3} />);
  expect(screen.getByText('Three rounds of these, at random.')).toBeInTheDocument();
  expect(screen.getByText('“How much?”')).toBeInTheDocument();
  const kinds = within(screen.getByRole('list', { name: 'Games' })).getAllByRole('listitem');
  expect(kinds.map(({ textContent }) => textContent)).toEqual([
    'Tier listRows, from best to worst',
    'SliderOne question, one number',
    'Unsupported game type: Hologram',
  ]);
});

test('what the theme says about itself and its question are one paragraph', () => {
  render(<GameList games={games} rounds={3} intro="Bring napkins." />);
  expect(screen.getByText('“How much?”').closest('p')).toHaveTextContent(
    'Bring napkins. You will be asked things like “How much?”',
  );
});
