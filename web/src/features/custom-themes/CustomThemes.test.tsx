import type { Person } from '@tallyho/game/model/person';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { startLocalGame } from '../../entities/room/local/played-rounds.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import GamePage from '../../pages/game/GamePage.tsx';
import { LobbyPanel } from '../../screens/lobby/LobbyPanel.tsx';
import { RoomNavigation } from '../room-navigation/RoomNavigation.tsx';
import { readThemeDraft } from './theme-draft.ts';
// The lazy parts of the page are imported here, so that no test waits for them.
import './CustomThemeDialog.tsx';

let room: ScriptedRoom;
beforeEach(() => {
  sessionStorage.clear();
  room = new ScriptedRoom({ owner: robin, themes: sampleThemes }).join(kim, sam);
});

/** Opens the editor as a player in the lobby. */
async function openDialog(you: Person = kim) {
  const page = renderWithRoom(<LobbyPanel you={you} />, { room, you });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Write a theme' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a theme' }));
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const save = () => user.click(dialog.getByRole('button', { name: 'Add to this lobby' }));
  return { ...page, user, dialog, field, save };
}

test('a player writes a theme with a name, typed and pasted items, and games, and it is on the list', async () => {
  const { user, dialog, field, save } = await openDialog();
  await user.type(field('Name'), 'Our pets');
  await user.type(field('Items'), 'Rex{Enter}');
  await user.click(field('Items'));
  await user.paste('Mog\nNemo\nSnowy');
  const items = within(dialog.getByRole('list', { name: 'Items of the theme' }));
  expect(items.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Rex',
    'Mog',
    'Nemo',
    'Snowy',
  ]);
  await user.click(items.getByRole('button', { name: 'Remove Nemo' }));
  expect(dialog.getByText('Makes 4 rounds')).toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'Slider', checked: true }));
  expect(dialog.getByText('Makes 1 round')).toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'Slider', checked: false }));
  expect(dialog.getByText('Makes 4 rounds')).toBeInTheDocument();
  await save();
  const list = within(await screen.findByRole('list', { name: 'Themes of this lobby' }));
  expect(list.getByRole('listitem')).toHaveTextContent('Our petsby kimchi · 4 rounds');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(room.state.customThemes[0]?.texts).toEqual(['Rex', 'Mog', 'Snowy']);
});

test('an item that is still in the field is saved too', async () => {
  const { user, dialog, field, save } = await openDialog();
  await user.type(field('Name'), 'Our pets');
  await user.type(field('Items'), 'Rex{Enter}Mog');
  expect(dialog.getByRole('checkbox', { name: 'Tier list' })).toBeChecked();
  await save();
  await waitFor(() => expect(room.state.customThemes[0]?.texts).toEqual(['Rex', 'Mog']));
});

test('two games are checked as soon as there are items, and not any more after the writer has chosen', async () => {
  const { user, dialog, field } = await openDialog();
  const checked = () =>
    dialog.queryAllByRole('checkbox', { checked: true }).map((game) => game.closest('label')?.textContent);
  expect(checked()).toEqual([]);
  await user.type(field('Items'), 'Rex{Enter}');
  expect(checked()).toEqual([expect.stringMatching(/^Slider/)]);
  await user.type(field('Items'), 'Mog{Enter}');
  expect(checked()).toEqual([expect.stringMatching(/^Slider/), expect.stringMatching(/^Tier list/)]);
  await user.click(dialog.getByRole('checkbox', { name: 'Slider' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Tier list' }));
  await user.type(field('Items'), 'Nemo{Enter}');
  expect(checked()).toEqual([]);
});

test('a game that needs more items cannot be chosen yet and says how many are missing', async () => {
  const { user, dialog, field } = await openDialog();
  const game = () => dialog.getByRole('checkbox', { name: 'Tier list' });
  expect(game()).toBeDisabled();
  expect(game()).toHaveAccessibleDescription('Not yet: 2 more items');
  expect(dialog.getByRole('checkbox', { name: 'Tier list of the players' })).toBeEnabled();
  await user.type(field('Items'), 'Rex{Enter}M');
  expect(game()).toBeEnabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Slider' }));
  await user.clear(field('Items'));
  expect(game()).toBeChecked();
  expect(game()).toHaveAccessibleDescription('Not yet: 1 more item');
  await user.click(game());
  expect(game()).toBeDisabled();
});

test('the theme can be added as soon as nothing is missing, and until then a line says what is', async () => {
  const { user, dialog, field, save } = await openDialog();
  const button = dialog.getByRole('button', { name: 'Add to this lobby' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Give your theme a name.');
  await user.type(field('Name'), 'Our pets');
  expect(button).toHaveAccessibleDescription('Choose at least one game.');
  await save();
  expect(room.received).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: 'Line up the players' }));
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(button).toHaveAccessibleDescription('Makes 1 round');
});

test.each([
  ['profaneTheme', 'Please find kinder words for that theme.'],
  ['tooManyCustomThemes', 'This lobby has as many themes of its own as it can hold.'],
] as const)('when the room refuses with %s, the texts stay and the reason is shown', async (error, text) => {
  const { user, dialog, field, save } = await openDialog();
  await user.type(field('Name'), 'Our pets');
  await user.click(dialog.getByRole('checkbox', { name: 'Line up the players' }));
  room.refuseNext('writeTheme', error);
  await save();
  expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  expect(field('Name')).toHaveValue('Our pets');
});

test('a name that another theme has is shown as an error at its field, and the theme cannot be added', async () => {
  const theme = { name: 'Our pets', texts: [], types: ['SliderLobby' as const] };
  room.act(sam.user, { type: 'writeTheme', theme });
  const { user, dialog, field } = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: 'Line up the players' }));
  await user.type(field('Name'), 'our PETS');
  expect(field('Name')).toHaveAccessibleDescription('This lobby has a theme of that name already.');
  const button = dialog.getByRole('button', { name: 'Add to this lobby' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.type(field('Name'), '2');
  expect(button).not.toHaveAttribute('aria-disabled');
});

test('the draft survives closing the dialog and a reload', async () => {
  const first = await openDialog();
  await first.user.type(first.field('Name'), 'Our pets');
  await first.user.type(first.field('Items'), 'Rex{Enter}Mo');
  await first.user.click(first.dialog.getByRole('button', { name: 'Save for later' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  first.unmount();
  const second = await openDialog();
  expect(second.field('Name')).toHaveValue('Our pets');
  expect(second.field('Items')).toHaveValue('Mo');
  expect(second.dialog.getByRole('button', { name: 'Remove Rex' })).toBeInTheDocument();
});

test('when a game starts, the editor stays open with its texts and says that the game waits', async () => {
  const writing = (
    <>
      <RoomNavigation />
      <Routes>
        <Route path="/" element={<LobbyPanel you={kim} />} />
        <Route path="/game" element={<GamePage />} />
      </Routes>
    </>
  );
  const page = renderWithRoom(writing, { room, you: kim });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Write a theme' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Our pets');
  let gameId = '';
  act(() => {
    gameId = startLocalGame(room);
  });
  // The lobby's dialog shows the same text until the page changes, which replaces it.
  await waitFor(() => expect(page.location()).toBe('/game'));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Our pets');
  expect(screen.getByText(/^The game is about to begin\./)).toBeInTheDocument();

  for (const { user: player } of [robin, kim, sam])
    act(() => void room.act(player, { type: 'confirmReadiness', gameId }));
  await waitFor(() => expect(screen.queryByText(/^The game is about to begin\./)).toBeNull());
  act(() => void room.act(robin.user, { type: 'themeChosen', gameId, theme: 'Flags of the world' }));
  expect(await screen.findByText(/^The round has begun\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go to the game' }));
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(readThemeDraft([]).name).toBe('Our pets');
});

test('the leader and the author can remove a theme after a confirmation; other players cannot', async () => {
  const theme = { name: 'Our pets', texts: [], types: ['SliderLobby' as const] };
  room.act(sam.user, { type: 'writeTheme', theme });
  const other = renderWithRoom(<LobbyPanel you={kim} />, { room, you: kim });
  await screen.findByText('Our pets');
  expect(screen.queryByRole('button', { name: 'Remove Our pets' })).toBeNull();
  other.unmount();
  renderWithRoom(<LobbyPanel you={robin} />, { room, you: robin });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Remove Our pets' }));
  expect(room.state.customThemes).toHaveLength(1);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Our pets')).toBeNull());
});
