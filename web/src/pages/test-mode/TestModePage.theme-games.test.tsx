import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../test/fake-api.ts';
import { frameOf } from '../../features/test-mode/testing/frame-of.ts';
import {
  address,
  button,
  gameResponse,
  openTestMode,
  site,
  themes,
  turnOnTestMode,
} from './testing/open-test-mode.tsx';

turnOnTestMode();

describe('theme games', () => {
  const listed = () =>
    within(screen.getByRole('list', { name: 'Themes' }))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);

  test('the focus stays in the tab when a theme replaces the list, and the list the theme', async () => {
    fakeApi(site);
    const user = openTestMode();
    (await screen.findByRole('button', { name: /^Big cats/ })).focus();
    await user.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Select different theme' })).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: /^Big cats/ });
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  test('are found by name, by type of theme and by type of game', async () => {
    fakeApi(site);
    const user = openTestMode();
    expect(await screen.findByText('Please select a theme to view available games.')).toBeVisible();
    const search = screen.getByRole('searchbox', { name: 'Search' });
    for (const [text, found] of [
      ['CATS', 'Big cats'],
      ['lobby', 'Our table'],
      ['line up', 'Our table'],
    ] as const) {
      await user.clear(search);
      await user.type(search, text);
      expect(listed()).toEqual([expect.stringContaining(found)]);
    }
    await user.type(search, 'xyz');
    expect(screen.getByText('No theme matches')).toBeVisible();
  });

  test('are played one after the other; the address names theme and game', async () => {
    fakeApi(site);
    const user = openTestMode();
    await user.click(await screen.findByRole('button', { name: /Big cats/ }));
    const frame = await frameOf('Test of Big cats');
    frame.say({ type: 'ready' });
    expect(frame.lastScene()).toMatchObject({
      viewer: { username: 'juniper' },
      players: 3,
      seed: 1,
      content: { kind: 'theme', game: 0, theme: { name: 'Big cats', games: [{}, { name: 'How loud?' }] } },
    });
    expect(button('Previous game')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Next game'));
    await waitFor(() => expect(address()).toBe('/test-mode?theme=cats&game=1'));
    expect(frame.lastScene()).toMatchObject({ content: { game: 1 } });
    expect(button('Next game')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Previous game'));
    await waitFor(() => expect(frame.lastScene()).toMatchObject({ content: { game: 0 } }));
    await user.click(button('Select different theme'));
    expect(await screen.findByText('Please select a theme to view available games.')).toBeVisible();
  });

  test('a replay loads the theme again and starts the game again', async () => {
    let name = 'How wild?';
    fakeApi({ ...site, 'GET /api/themes/name/Big%20cats/games/0': () => gameResponse(name) });
    const user = openTestMode('?theme=cats');
    const frame = await frameOf('Test of Big cats');
    frame.say({ type: 'ready' });
    name = 'How tame?';
    await user.click(button('Replay'));
    await waitFor(() =>
      expect(frame.lastScene()).toMatchObject({ content: { theme: { games: [{ name: 'How tame?' }, {}] } } }),
    );
  });

  test('a failed replay says so and keeps the game', async () => {
    let fails = false;
    fakeApi({
      ...site,
      'GET /api/themes/name/Big%20cats/games/0': () =>
        fails ? refusal(503, 'unavailable', 'Server error') : gameResponse('How wild?'),
    });
    const user = openTestMode('?theme=cats');
    await screen.findByTitle('Test of Big cats');
    fails = true;
    await user.click(button('Replay'));
    expect(await screen.findByText('Failed to reload game')).toBeVisible();
    expect(screen.getByTitle('Test of Big cats')).toBeInTheDocument();
    fails = false;
    await user.click(button('Replay'));
    await waitFor(() => expect(screen.queryByText('Failed to reload game')).toBeNull());
  });

  test.each([
    ['the API names a reason', () => refusal(404, 'notFound', 'Gone'), 'Error loading game: Gone'],
    ['there is no response', () => Promise.reject(new TypeError('offline')), 'Failed to load game'],
  ])('if %s, the error says so', async (_, responder, text) => {
    fakeApi({ ...site, 'GET /api/themes/name/Big%20cats/games/1': responder });
    openTestMode('?theme=cats');
    expect(await screen.findByText(text)).toBeVisible();
    expect(button('Try again')).toBeVisible();
  });

  test('an address beyond the last game says that there is none', async () => {
    fakeApi(site);
    const user = openTestMode('?theme=cats&game=7');
    expect(await screen.findByText('No game available for this round.')).toBeVisible();
    await user.click(button('First game'));
    expect(await screen.findByTitle('Test of Big cats')).toBeInTheDocument();
  });

  test('a theme without games says so', async () => {
    const empty = { ...themes[0], games: [] };
    fakeApi({ ...site, 'GET /api/themes/all': () => Response.json({ success: true, themes: [empty] }) });
    openTestMode('?theme=cats');
    expect(await screen.findByText('No game data available.')).toBeVisible();
  });

  test('a failed list can be loaded again', async () => {
    let fails = true;
    fakeApi({
      ...site,
      'GET /api/themes/all': () =>
        fails ? refusal(503, 'unavailable', 'Server error') : Response.json({ success: true, themes }),
    });
    const user = openTestMode();
    expect(await screen.findByText('Failed to load themes')).toBeVisible();
    fails = false;
    await user.click(button('Try again'));
    expect(await screen.findByRole('button', { name: /Big cats/ })).toBeVisible();
  });
});
