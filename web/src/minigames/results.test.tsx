import type { Board } from '@tallyho/game/minigames/registry';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { applyPreferences } from '../entities/preferences/preferences.ts';
import { end, show } from './testing/results.tsx';

const tiers = [
  { name: 'S', color: 'red' as const },
  { name: 'A', color: 'green' as const },
];

test('decimals are formatted by the locale preference and follow its changes', async () => {
  const points = ['C', 'B', 'A'].map((name) => ({ name, color: 'blue' as const }));
  const answers = [7.5, 8.1].map((ratingValue) => ({ ratingValue, sliderIndex: 2 }));
  show({ type: 'Slider', points }, answers, end);
  // In the sentence, and on the sign of the dial.
  expect(await screen.findByText(/7\.8 of 10/)).toBeInTheDocument();
  expect(screen.getByText('7.8')).toBeInTheDocument();
  act(() => applyPreferences({ locale: 'de-DE' }));
  // Results are loaded lazily: they may be rendered a moment before they subscribe to the setting.
  expect(await screen.findByText(/7,8 of 10/)).toBeInTheDocument();
  expect(screen.getByText('7,8')).toBeInTheDocument();
  expect(screen.getByText('7,5')).toBeInTheDocument();
});

test.each<Board>([
  { type: 'TierListLobby', tiers, players: [] },
  { type: 'SliderLobby', players: [], start: 50 },
  { type: 'SliderAvatarsLobby', players: [] },
])('$type: without players to rate the results show a message', async (board) => {
  show(board, [], end);
  expect(await screen.findByText('There are no players to rate in this round.')).toBeInTheDocument();
});
