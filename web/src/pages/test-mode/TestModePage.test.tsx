import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi, juniper, refusal, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { frameOf } from '../../features/test-mode/testing/frame-of.ts';
import TestModePage from './TestModePage.tsx';

const admin = { ...juniper, administrator: true };
const theme = (
  id: string,
  name: string,
  type: 'normal' | 'lobby',
  games: { name: string; type: string }[],
) => ({
  ...{
    _id: id,
    name,
    type,
    games,
    description: '',
    hidden: false,
    version: 1,
    updatedAt: 0,
    updatedBy: null,
  },
  ...{ tags: [], covers: [] },
});
const themes = [
  theme('cats', 'Big cats', 'normal', [
    { name: 'How wild?', type: 'Slider' },
    { name: 'How loud?', type: 'Slider' },
  ]),
  theme('table', 'Our table', 'lobby', [{ name: 'Who?', type: 'SliderAvatarsLobby' }]),
];
const points = ['Tame', 'Fair', 'Wild'].map((name) => ({ name, color: 'red' }));
const game = (name: string) =>
  Response.json({
    success: true,
    game: { name, description: '', type: 'Slider', config: { points }, items: [] },
    gameIndex: 0,
  });
const site = {
  ...session(admin),
  'GET /api/themes/all': () => Response.json({ success: true, themes }),
  'GET /api/themes/name/Big%20cats/games/0': () => game('How wild?'),
  'GET /api/themes/name/Big%20cats/games/1': () => game('How loud?'),
};
const page = (
  <Routes>
    <Route path="/test-mode" element={<TestModePage />} />
    <Route path="*" element={<p>Elsewhere</p>} />
  </Routes>
);
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
const open = (query = '') => {
  renderPage(page, `/test-mode${query}`);
  return userEvent.setup();
};
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => localStorage.setItem('tallyho:showTestMode', 'true'));

describe('access', () => {
  test.each([
    ['guests', null],
    ['players', juniper],
  ])('%s are redirected to the home page', async (_, user) => {
    fakeApi(session(user));
    open();
    await waitFor(() => expect(address()).toBe('/'));
  });

  test('an administrator turns test mode on and off in this browser', async () => {
    localStorage.removeItem('tallyho:showTestMode');
    fakeApi(site);
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Turn on test mode' }));
    expect(screen.getByRole('heading', { name: 'Game Test Mode' })).toBeVisible();
    expect(localStorage.getItem('tallyho:showTestMode')).toBe('true');
    await user.click(button('Turn off test mode'));
    expect(screen.getByRole('heading', { name: 'Test mode is off in this browser' })).toBeVisible();
    expect(localStorage.getItem('tallyho:showTestMode')).toBeNull();
  });
});

describe('theme games', () => {
  const listed = () =>
    within(screen.getByRole('list', { name: 'Themes' }))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);

  test('are found by name, by type of theme and by type of game', async () => {
    fakeApi(site);
    const user = open();
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
    const user = open();
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
    expect(address()).toBe('/test-mode?theme=cats&game=1');
    expect(frame.lastScene()).toMatchObject({ content: { game: 1 } });
    expect(button('Next game')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Previous game'));
    expect(frame.lastScene()).toMatchObject({ content: { game: 0 } });
    await user.click(button('Select different theme'));
    expect(await screen.findByText('Please select a theme to view available games.')).toBeVisible();
  });

  test('a replay loads the theme again and starts the game again', async () => {
    let name = 'How wild?';
    fakeApi({ ...site, 'GET /api/themes/name/Big%20cats/games/0': () => game(name) });
    const user = open('?theme=cats');
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
        fails ? refusal(503, 'unavailable', 'Server error') : game('How wild?'),
    });
    const user = open('?theme=cats');
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
    open('?theme=cats');
    expect(await screen.findByText(text)).toBeVisible();
    expect(button('Try again')).toBeVisible();
  });

  test('an address beyond the last game says that there is none', async () => {
    fakeApi(site);
    const user = open('?theme=cats&game=7');
    expect(await screen.findByText('No game available for this round.')).toBeVisible();
    await user.click(button('First game'));
    expect(await screen.findByTitle('Test of Big cats')).toBeInTheDocument();
  });

  test('a theme without games says so', async () => {
    const empty = { ...themes[0], games: [] };
    fakeApi({ ...site, 'GET /api/themes/all': () => Response.json({ success: true, themes: [empty] }) });
    open('?theme=cats');
    expect(await screen.findByText('No game data available.')).toBeVisible();
  });

  test('a failed list can be loaded again', async () => {
    let fails = true;
    fakeApi({
      ...site,
      'GET /api/themes/all': () =>
        fails ? refusal(503, 'unavailable', 'Server error') : Response.json({ success: true, themes }),
    });
    const user = open();
    expect(await screen.findByText('Failed to load themes')).toBeVisible();
    fails = false;
    await user.click(button('Try again'));
    expect(await screen.findByRole('button', { name: /Big cats/ })).toBeVisible();
  });
});

test('components: a type has its variants, which the address keeps', async () => {
  fakeApi(site);
  const user = open();
  await user.click(await screen.findByRole('tab', { name: 'Test Game Components' }));
  const variants = () =>
    within(screen.getByRole('group', { name: 'Variant' }))
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value'));
  expect(variants()).toEqual(['Normal', 'Lobby', 'Avatars Lobby']);
  await user.click(screen.getByRole('radio', { name: 'Avatars Lobby' }));
  expect(address()).toBe('/test-mode?tab=components&type=SliderAvatarsLobby');
  await user.click(screen.getByRole('radio', { name: 'Tier List' }));
  expect(variants()).toEqual(['Normal', 'Lobby']);
  const frame = await frameOf('Preview of Tier List, Normal');
  frame.say({ type: 'ready' });
  expect(frame.lastScene()).toMatchObject({ content: { kind: 'sample', type: 'TierList' } });
});

test('round ending: each button is enabled in its phase only', async () => {
  fakeApi(site);
  const user = open('?tab=round&type=Choose');
  const frame = await frameOf(/^Round of/);
  frame.say({ type: 'ready' });
  const enabled = () =>
    ['Complete round', 'View results', 'Test next round'].filter(
      (name) => button(name).getAttribute('aria-disabled') !== 'true',
    );
  expect(enabled()).toEqual([]);
  frame.say({ type: 'status', status: { phase: 'playing', isConfirmed: false, hasShow: false } });
  expect(screen.getByText('Playing')).toBeVisible();
  expect(enabled()).toEqual(['Complete round']);
  await user.click(button('Complete round'));
  expect(frame.heard().at(-1)).toEqual({ type: 'command', command: 'complete' });
  frame.say({ type: 'status', status: { phase: 'playing', isConfirmed: true, hasShow: false } });
  expect(screen.getByText('Confirmed')).toBeVisible();
  frame.say({ type: 'status', status: { phase: 'results', isConfirmed: false, hasShow: true } });
  expect(enabled()).toEqual(['View results', 'Test next round']);
  await user.click(button('Test next round'));
  expect(frame.heard().at(-1)).toEqual({ type: 'command', command: 'next' });
  await user.click(button('Reset'));
  expect(frame.heard().at(-1)).toMatchObject({ type: 'scene', scene: { content: { type: 'Choose' } } });
});

test('game over starts with a single winner, standard scores, 3 players and 3 rounds', async () => {
  fakeApi(site);
  const user = open('?tab=game-over');
  const frame = await frameOf('End of a game');
  frame.say({ type: 'ready' });
  expect(frame.lastScene()).toMatchObject({
    players: 3,
    content: { kind: 'final', winner: 'single', scores: 'standard', rounds: 3 },
  });
  await user.click(screen.getByRole('radio', { name: 'You win' }));
  await user.click(screen.getByRole('radio', { name: 'Close' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rounds' }), '5 rounds');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Players' }), '8 players');
  expect(frame.lastScene()).toMatchObject({
    players: 8,
    content: { winner: 'you', scores: 'close', rounds: 5 },
  });
  expect(address()).toBe('/test-mode?tab=game-over&winner=you&scores=close&rounds=5&players=8');
});

test('the seed is set with Enter; an invalid one is refused and changes nothing', async () => {
  fakeApi(site);
  const user = open('?tab=components');
  const field = await screen.findByRole('textbox', { name: 'Seed' });
  await user.clear(field);
  await user.type(field, '12x{Enter}');
  expect(field).toBeInvalid();
  expect(address()).toBe('/test-mode?tab=components');
  await user.clear(field);
  await user.type(field, '4711{Enter}');
  expect(address()).toBe('/test-mode?tab=components&seed=4711');
  await user.click(button('New seed'));
  expect(address()).toMatch(/seed=\d+$/);
});

test('device, colors and slow motion are kept in the address; invalid values there are ignored', async () => {
  fakeApi(site);
  const user = open('?tab=nothing&players=99&seed=-1&device=watch');
  await user.click(await screen.findByRole('tab', { name: 'Round Ending' }));
  const frame = await frameOf(/^Round of/);
  frame.say({ type: 'ready' });
  expect(frame.lastScene()).toMatchObject({ players: 3, seed: 1, isSlow: false });
  await user.click(screen.getByRole('radio', { name: 'Tablet' }));
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(frame.heard().at(-1)).toEqual({ type: 'scheme', scheme: 'dark' });
  await user.click(screen.getByRole('switch', { name: 'Slow motion' }));
  expect(frame.lastScene()).toMatchObject({ isSlow: true });
  expect(address()).toContain('device=tablet');
  expect(address()).toContain('scheme=dark&slow=true');
});

test('messages of other windows are ignored', async () => {
  fakeApi(site);
  open('?tab=round');
  const frame = await frameOf(/^Round of/);
  const data = { type: 'ready' };
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data, source: window, origin: window.location.origin }),
    );
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://example.org' }));
  });
  expect(frame.heard()).toEqual([]);
});
