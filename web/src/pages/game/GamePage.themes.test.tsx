import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startChoosing } from '../../entities/room/local/played-rounds.ts';
import { robin, sam } from '../../entities/room/testing/people.ts';
import { openGame, setTable, table } from './testing/game-table.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../minigames/tier-list/Play.tsx';
import '../../minigames/slider/Play.tsx';

setTable();

test('the leader plays a theme from this lobby', async () => {
  const own = { name: 'Who snores', texts: [], types: ['SliderLobby' as const] };
  table.room.act(sam.user, { type: 'writeTheme', theme: own });
  startChoosing(table.room);
  const { user } = openGame(robin);
  expect(await screen.findByText('From this lobby')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Who snores.*1 round · by Samwise/ }));
  expect(await screen.findByText('Written by Samwise, for this lobby alone.')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Games' })).toHaveTextContent('Slider for every player');
  await user.click(screen.getByRole('button', { name: 'Use This Theme' }));
  await waitFor(() =>
    expect(table.room.state.stage).toMatchObject({ phase: 'playing', isCustomTheme: true }),
  );
});

test('the preview of a theme closes when the theme is removed', async () => {
  const own = { name: 'Who snores', texts: [], types: ['SliderLobby' as const] };
  table.room.act(sam.user, { type: 'writeTheme', theme: own });
  startChoosing(table.room);
  const { user } = openGame(robin);
  await user.click(await screen.findByRole('button', { name: /^Who snores/ }));
  await screen.findByText('Written by Samwise, for this lobby alone.');
  const id = table.room.state.customThemes[0]?.id ?? '';
  act(() => {
    table.room.act(sam.user, { type: 'removeTheme', customTheme: id });
  });
  expect(await screen.findByRole('heading', { name: 'Choose a theme' })).toBeInTheDocument();
});

test('themes about the players are under ‘Or rate each other’', async () => {
  startChoosing(table.room);
  openGame(robin);
  expect(await screen.findByRole('heading', { name: 'Or rate each other' })).toBeInTheDocument();
  const about = screen.getByRole('list', { name: 'Themes about the players' });
  expect(within(about).getAllByRole('button').length).toBeGreaterThan(0);
});

test('on phones End Game is in the header’s menu and needs a confirmation', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), { matches: media === '(width < 700px)', media }) as MediaQueryList, // all that is read of it
  );
  startChoosing(table.room);
  const { user } = openGame(robin);
  await screen.findByRole('heading', { name: 'Choose a theme' });
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const menu = within(screen.getByRole('dialog', { name: 'Game settings', hidden: true }));
  await user.click(menu.getByRole('button', { name: 'End Game', hidden: true }));
  expect(screen.getAllByRole('button', { name: 'End Game', hidden: true })).toHaveLength(1);
  expect(table.room.state.stage.phase).toBe('choosing');
  await user.click(screen.getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(table.room.state.stage.phase).toBe('finished'));
});

test('themes about the players show the players’ avatars; a picture that fails to load is removed', async () => {
  startChoosing(table.room);
  openGame(robin);
  const about = await screen.findByRole('list', { name: 'Themes about the players' });
  const [first] = within(about).getAllByRole('button');
  expect(first?.querySelectorAll('img')).toHaveLength(Math.min(4, table.room.state.seats.length));
  const [card] = within(screen.getByRole('list', { name: 'Themes' })).getAllByRole('button');
  const picture = card?.querySelector('img');
  if (!card || !picture) throw new Error('The theme has no pictures.');
  const pictures = card.querySelectorAll('img').length;
  fireEvent.error(picture);
  expect(card.querySelectorAll('img')).toHaveLength(pictures - 1);
});
