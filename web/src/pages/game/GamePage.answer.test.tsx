import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startChoosing } from '../../entities/room/local/played-rounds.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import { sampleOf } from '../../minigames/samples.ts';
import { screenTimings } from '../../shared/screen-timings.ts';
import { answer, createTable, openGame, playToChoose, setTable, table } from './testing/game-table.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../minigames/choose/Play.tsx';
import '../../minigames/hot-takes/Play.tsx';

setTable();

/** The button that locks, and then sends. */
const confirm = () => screen.getByRole('button', { name: /^(Send )?Confirm$/ });

/** The button that unlocks a locked answer. */
const back = 'Change answer (Go back)';

/** What the bar says of an answer that was locked here. */
const sending = /^Sends in \d s$/;

test('Confirm locks, Go back unlocks, and the second Confirm sends the answer', async () => {
  playToChoose();
  const { user } = openGame(kim);
  await user.click(await screen.findByText('Crosses'));
  expect(confirm()).toBeEnabled();
  await user.click(confirm());
  expect(await screen.findByText(sending)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Stripes' })).toBeDisabled();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: back })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await user.click(screen.getByRole('button', { name: back }));
  expect(await screen.findByText('Confirm when you are sure.')).toBeInTheDocument();
  await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(confirm());
  await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(confirm());
  expect(await screen.findByText('Waiting for other players...')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

/** Locks an answer and returns when the countdown has begun. */
async function lock() {
  playToChoose();
  const page = openGame(kim);
  await page.user.click(await screen.findByText('Crosses'));
  await page.user.click(confirm());
  expect(await screen.findByText(/^Your answer is sent in 8 seconds\./)).toHaveRole('status');
  expect(confirm()).toHaveAccessibleDescription(/^Sends in \d s$/);
  await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled', 'true'));
  return page;
}

const afterCountdown = () => act(() => vi.advanceTimersByTimeAsync(screenTimings.sending));

/** The states that the page has asked the room for. */
const requested = () =>
  table.room.received.flatMap((command) => (command.type === 'gameRoundConfirmation' ? command.code : []));

test('a locked answer is sent after eight seconds', async () => {
  await lock();
  expect(requested()).toEqual([1]);
  await afterCountdown();
  expect(await screen.findByText('Waiting for other players...')).toBeInTheDocument();
  expect(requested()).toEqual([1, 2]);
});

test('Go back ends the countdown, and the next lock begins a new one', async () => {
  const { user } = await lock();
  await act(() => vi.advanceTimersByTimeAsync(screenTimings.sending - 3_000));
  await user.click(screen.getByRole('button', { name: back }));
  expect(await screen.findByText('Confirm when you are sure.')).toBeInTheDocument();
  await afterCountdown();
  expect(requested()).toEqual([1, 0]);
  await user.click(confirm());
  expect(await screen.findByText(`Sends in ${screenTimings.sending / 1_000} s`)).toBeInTheDocument();
});

test('a lost connection ends the countdown: the answer waits for a press', async () => {
  await lock();
  table.room.cut(kim.user);
  expect(await screen.findByText('Not sent yet.')).toBeInTheDocument();
  table.room.restore(kim.user);
  await waitFor(() => expect(screen.queryByText('Reconnecting...')).toBeNull());
  await afterCountdown();
  expect(requested()).toEqual([1]);
});

test('an answer that was locked before a reload waits for a press, of which the page reminds after ten seconds', async () => {
  (await lock()).unmount();
  openGame(kim);
  expect(await screen.findByText(/^Your answer is not sent yet\./)).toHaveRole('status');
  expect(confirm()).toHaveAccessibleDescription('Not sent yet.');
  await act(() => vi.advanceTimersByTimeAsync(screenTimings.lockedReminder));
  expect(screen.getByText('Your answer is still not sent. Press Send to send it.')).toHaveRole('status');
  expect(requested()).toEqual([1]);
});

test('the strip of players says Not sent yet of a locked answer to its player, and Almost done to the others', async () => {
  answer(playToChoose(), 2, [robin], 1);
  const own = openGame(robin);
  expect(await screen.findByText('Not sent yet', { selector: 'li *' })).toBeInTheDocument();
  own.unmount();
  openGame(kim);
  expect(await screen.findByText('Almost done')).toBeInTheDocument();
});

test('the strip of players says Sending to the player while the countdown runs, and Not sent yet after it was cut off', async () => {
  await lock();
  expect(screen.getByText('Sending', { selector: 'li *' })).toBeInTheDocument();
  table.room.cut(kim.user);
  expect(await screen.findByText('Not sent yet', { selector: 'li *' })).toBeInTheDocument();
  expect(screen.queryByText('Sending', { selector: 'li *' })).toBeNull();
});

test('a double press locks and does not send', async () => {
  playToChoose();
  const { user } = openGame(kim);
  await user.click(await screen.findByText('Crosses'));
  await user.dblClick(confirm());
  expect(await screen.findByText(sending)).toBeInTheDocument();
  expect(table.room.received.filter(({ type }) => type === 'gameRoundConfirmation')).toHaveLength(1);
});

test('a refused answer stays locked and shows the reason', async () => {
  playToChoose();
  const { user } = openGame(kim);
  await user.click(await screen.findByText('Crosses'));
  await user.click(confirm());
  await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled', 'true'));
  table.room.refuseNext('gameRoundConfirmation', 'invalidAnswer');
  await user.click(confirm());
  expect(await screen.findByText('That answer does not fit this game.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Crosses' })).toBeDisabled();
  expect(screen.getByRole('button', { name: back })).toBeEnabled();
});

test('a reload restores the draft, the lock and the waiting screen', async () => {
  playToChoose();
  const first = openGame(kim);
  await first.user.click(await screen.findByText('Crosses'));
  first.unmount();
  const second = openGame(kim);
  expect(await screen.findByRole('radio', { name: 'Crosses' })).toBeChecked();
  await second.user.click(confirm());
  await screen.findByText(sending);
  second.unmount();
  const third = openGame(kim);
  expect(await screen.findByText('Not sent yet.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Crosses' })).toBeChecked();
  await third.user.click(confirm());
  await screen.findByText('Waiting for other players...');
  third.unmount();
  openGame(kim);
  expect(await screen.findByText('Waiting for other players...')).toBeInTheDocument();
});

test('another device gets the draft from the server', async () => {
  playToChoose();
  const first = openGame(kim);
  await first.user.click(await screen.findByText('Crosses'));
  await waitFor(() => expect(table.room.received.map(({ type }) => type)).toContain('saveDraft'));
  first.unmount();
  sessionStorage.clear();
  openGame(kim);
  expect(await screen.findByRole('radio', { name: 'Crosses' })).toBeChecked();
});

test('a lost connection shows a banner, board and draft stay, and the command is sent later', async () => {
  playToChoose();
  const { user } = openGame(kim);
  await user.click(await screen.findByText('Crosses'));
  table.room.cut(kim.user);
  expect(await screen.findByText('Reconnecting...')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Crosses' })).toBeChecked();
  await user.click(confirm());
  table.room.restore(kim.user);
  expect(await screen.findByText('Not sent yet.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Reconnecting...')).toBeNull());
  expect(table.room.state.stage).toMatchObject({ phase: 'playing' });
});

test('the focus stays with what is next: Confirm after Go back, the waiting message after the answer is sent', async () => {
  playToChoose();
  const { user } = openGame(kim);
  await user.click(await screen.findByText('Crosses'));
  await user.click(confirm());
  await screen.findByText(sending);
  await waitFor(() => expect(confirm()).toHaveFocus());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: back })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await user.click(screen.getByRole('button', { name: back }));
  await screen.findByText('Confirm when you are sure.');
  await waitFor(() => expect(confirm()).toHaveFocus());
  await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled', 'true'));
  await user.keyboard('{Enter}');
  await screen.findByText(sending);
  await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled', 'true'));
  await user.keyboard('{Enter}');
  await screen.findByText('Waiting for other players...');
  await waitFor(() => expect(screen.getByLabelText('Your answer is sent')).toHaveFocus());
});

test('a board that says itself what comes next has no Confirm and no Go back until it is complete', async () => {
  const [game] = sampleOf('HotTakes').games;
  if (!game) throw new Error('No sample');
  createTable({}, [{ name: 'Fast', description: '', type: 'normal', tags: [], games: [game] }]);
  const gameId = startChoosing(table.room);
  table.room.act(robin.user, { type: 'themeChosen', gameId, theme: 'Fast' });
  const { user } = openGame(kim);
  await user.click(await screen.findByRole('button', { name: 'Start without a clock' }));
  expect(screen.getByText('0 of 10 done. Confirm comes at the end.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Go back' })).toBeNull();
  for (let take = 0; take < 10; take += 1) {
    await act(() => vi.advanceTimersByTimeAsync(300));
    await user.keyboard('1');
  }
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeEnabled();
});
