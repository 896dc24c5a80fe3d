import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi, juniper, session } from '../../../test/fake-api.ts';
import { frameOf } from '../../features/test-mode/testing/frame-of.ts';
import { address, button, openTestMode, site, turnOnTestMode } from './testing/open-test-mode.tsx';

turnOnTestMode();

describe('access', () => {
  test.each([
    ['visitors', null],
    ['players', juniper],
  ])('%s are redirected to the home page', async (_, user) => {
    fakeApi(session(user));
    openTestMode();
    await waitFor(() => expect(address()).toBe('/'));
  });

  test('an administrator turns test mode on and off in this browser', async () => {
    localStorage.removeItem('tallyho:showTestMode');
    fakeApi(site);
    const user = openTestMode();
    await user.click(await screen.findByRole('button', { name: 'Turn on test mode' }));
    expect(screen.getByRole('heading', { name: 'Game Test Mode' })).toBeVisible();
    expect(localStorage.getItem('tallyho:showTestMode')).toBe('true');
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await user.click(button('Turn off test mode'));
    expect(screen.getByRole('heading', { name: 'Test mode is off in this browser' })).toBeVisible();
    expect(localStorage.getItem('tallyho:showTestMode')).toBeNull();
  });
});

test('components: a type has its variants, which the address keeps', async () => {
  fakeApi(site);
  const user = openTestMode();
  await user.click(await screen.findByRole('tab', { name: 'Test Game Components' }));
  const variants = () =>
    within(screen.getByRole('group', { name: 'Variant' }))
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value'));
  await waitFor(() => expect(variants()).toEqual(['Normal', 'Lobby', 'Avatars Lobby']));
  await user.click(screen.getByRole('radio', { name: 'Avatars Lobby' }));
  await waitFor(() => expect(address()).toBe('/test-mode?tab=components&type=SliderAvatarsLobby'));
  expect(screen.getByText('Line up the players')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Tier List' }));
  await waitFor(() => expect(variants()).toEqual(['Normal', 'Lobby']));
  const frame = await frameOf('Preview of Tier List, Normal');
  frame.say({ type: 'ready' });
  expect(frame.lastScene()).toMatchObject({ content: { kind: 'sample', type: 'TierList' } });
});

test('round ending: each button is enabled in its phase only', async () => {
  fakeApi(site);
  const user = openTestMode('?tab=round&type=Choose');
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
  const user = openTestMode('?tab=game-over');
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
  await waitFor(() =>
    expect(frame.lastScene()).toMatchObject({
      players: 8,
      content: { winner: 'you', scores: 'close', rounds: 5 },
    }),
  );
  expect(address()).toBe('/test-mode?tab=game-over&winner=you&scores=close&rounds=5&players=8');
});

test('the scores of a game over are tied only with tied winners', async () => {
  fakeApi(site);
  const user = openTestMode('?tab=game-over&winner=you&scores=tied');
  const frame = await frameOf('End of a game');
  frame.say({ type: 'ready' });
  expect(frame.lastScene()).toMatchObject({ content: { winner: 'you', scores: 'standard' } });
  const scores = within(screen.getByRole('group', { name: 'Scores' }));
  const winner = within(screen.getByRole('group', { name: 'Winner' }));
  expect(scores.getByRole('radio', { name: 'Tied' })).toBeDisabled();
  expect(screen.getByText('Scores are tied only with tied winners.')).toBeInTheDocument();
  await user.click(winner.getByRole('radio', { name: 'Tied' }));
  await user.click(scores.getByRole('radio', { name: 'Tied' }));
  expect(address()).toBe('/test-mode?tab=game-over&winner=tied&scores=tied');
  await user.click(winner.getByRole('radio', { name: 'Single' }));
  expect(scores.getByRole('radio', { name: 'Standard' })).toBeChecked();
});

test('the seed is set with Enter; an invalid one is refused and changes nothing', async () => {
  fakeApi(site);
  const user = openTestMode('?tab=components');
  const field = await screen.findByRole('textbox', { name: 'Seed' });
  await user.clear(field);
  await user.type(field, '12x{Enter}');
  expect(field).toBeInvalid();
  expect(address()).toBe('/test-mode?tab=components');
  await user.clear(field);
  await user.type(field, '4711{Enter}');
  await waitFor(() => expect(address()).toBe('/test-mode?tab=components&seed=4711'));
  await user.click(button('New seed'));
  await waitFor(() => expect(address()).not.toContain('seed=4711'));
  expect(address()).toMatch(/seed=\d+$/);
  expect(field).toHaveValue(/seed=(\d+)$/.exec(address() ?? '')?.[1]);
  expect(button('New seed')).toHaveFocus();
});

test('device, colors and slow motion are kept in the address; invalid values there are ignored', async () => {
  fakeApi(site);
  const user = openTestMode('?tab=nothing&players=99&seed=-1&device=watch');
  await user.click(await screen.findByRole('tab', { name: 'Round Ending' }));
  const frame = await frameOf(/^Round of/);
  frame.say({ type: 'ready' });
  expect(frame.lastScene()).toMatchObject({ players: 3, seed: 1, isSlow: false });
  await user.click(screen.getByRole('radio', { name: 'Tablet' }));
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  await waitFor(() => expect(frame.heard().at(-1)).toEqual({ type: 'scheme', scheme: 'dark' }));
  await user.click(screen.getByRole('switch', { name: 'Slow motion' }));
  await waitFor(() => expect(frame.lastScene()).toMatchObject({ isSlow: true }));
  expect(address()).toContain('device=tablet');
  expect(address()).toContain('scheme=dark&slow=true');
});

test('messages of other windows are ignored', async () => {
  fakeApi(site);
  openTestMode('?tab=round');
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
