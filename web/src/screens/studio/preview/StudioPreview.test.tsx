import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeApi, juniper, session } from '../../../../test/fake-api.ts';
import { matchMedia } from '../../../../test/match-media.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { frameOf } from '../../../features/test-mode/testing/frame-of.ts';
import { newGame, newTheme } from '../model/theme-form.ts';
import { StudioPreview } from './StudioPreview.tsx';

const slider = { ...newGame('Slider'), name: 'How loud?' };
const choose = newGame('Choose');

/** The preview next to a field for the name of the theme. */
function Form({ games = [slider, choose] }: { readonly games?: (typeof slider)[] }) {
  const [name, setName] = useState('');
  const form = { ...newTheme('normal'), name, games };
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <StudioPreview form={form} open={choose.key} />
    </>
  );
}

function open(games?: (typeof slider)[]) {
  fakeApi(session({ ...juniper, administrator: true }));
  renderPage(<Form {...(games && { games })} />);
  return userEvent.setup();
}

test('the preview shows the edited game, and what is typed after a pause', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Show preview' }));
  const frame = await frameOf('Preview of the game');
  frame.say({ type: 'ready' });
  await waitFor(() =>
    expect(frame.lastScene()).toMatchObject({
      content: { game: 1, theme: { name: 'New theme', games: [{ name: 'How loud?' }, { name: 'Game 2' }] } },
    }),
  );
  const scenes = () => frame.heard().filter(({ type }) => type === 'scene').length;
  const before = scenes();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Noise');
  await waitFor(() => expect(frame.lastScene()).toMatchObject({ content: { theme: { name: 'Noise' } } }));
  expect(scenes()).toBe(before + 1);
});

test('next to the form the preview is always shown', async () => {
  matchMedia(() => true);
  open();
  expect(await screen.findByTitle('Preview of the game')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show preview' })).toBeNull();
});

test('Try it plays the unsaved theme over the form, from the edited game on', async () => {
  const user = open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Noise');
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  const dialog = screen.getByRole('dialog', { name: 'Game Test Mode' });
  expect(await within(dialog).findByTitle(/^Test of/)).toBeInTheDocument();
  const frame = await frameOf(/^Test of/);
  frame.say({ type: 'ready' });
  await waitFor(() =>
    expect(frame.lastScene()).toMatchObject({ content: { game: 1, theme: { name: 'Noise' } } }),
  );
  // It did not begin with the theme from before the last change.
  expect(frame.heard().filter(({ type }) => type === 'scene')).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Previous game' }));
  expect(frame.lastScene()).toMatchObject({ content: { game: 0 } });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Noise');
});

test('Escape closes Try it, also from inside the game', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  const frame = await frameOf(/^Test of/);
  frame.say({ type: 'escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Tab skips the preview', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Show preview' }));
  expect(await screen.findByTitle('Preview of the game')).toHaveAttribute('tabindex', '-1');
});

test('a theme without games has neither', async () => {
  const user = open([]);
  expect(screen.getByRole('button', { name: 'Try it' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Show preview' }));
  expect(screen.getByText('Game data not available')).toBeVisible();
});
