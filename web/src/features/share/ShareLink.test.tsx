import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../../test/fake-api.ts';
import { platform } from '../../shared/platform/platform.ts';
import {
  asGuest,
  openShareDialog,
  openShareDialogWithMore,
  route,
  shareApi,
  stubSharing,
} from './testing/share-dialog.tsx';

beforeEach(stubSharing);

test('a guest can save and share the picture, and reads that a public link needs an account', async () => {
  shareApi({ more: asGuest });
  await openShareDialogWithMore();
  expect(await screen.findByRole('img', { name: /The board of the group/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save picture' })).not.toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Share picture' })).toBeInTheDocument();
  expect(await screen.findByText(/^A public link needs an account\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

test('a guest can copy a link that another player has made, but not take it down', async () => {
  shareApi({ token: 'token-0', more: asGuest });
  const user = await openShareDialog();
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(platform.copy).toHaveBeenCalledWith(expect.stringContaining('/r/token-0'));
  expect(screen.queryByRole('button', { name: 'Take the link down' })).toBeNull();
});

test('the link is created when it is first copied, and the same link is shared later', async () => {
  const calls = shareApi();
  const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
  const user = await openShareDialog();
  expect(await screen.findByText('Public once shared: names, answers and points.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const link = `${window.location.origin}/r/token-1`;
  expect(await screen.findByText(link)).toBeVisible();
  expect(screen.getByText('Public now: names, answers and points.')).toBeVisible();
  expect(platform.copy).toHaveBeenCalledWith(link);
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Share picture and link' }));
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ text: `Tallyho: Street food\n\n${link}`, file: expect.any(File) }),
    ),
  );
  expect(calls.filter(({ route: made }) => made === route('POST'))).toHaveLength(1);
});

test('if the link cannot be made, the user reads that before the picture is shared without it', async () => {
  shareApi({ more: { [route('POST')]: () => refusal(429, 'rateLimited', 'Slow down.') } });
  const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
  const user = await openShareDialog();
  await screen.findByRole('img', { name: /The board/ });
  await user.click(await screen.findByRole('button', { name: 'Share picture and link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The link could not be made. The picture has no link.',
  );
  expect(share).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Share without link' }));
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'Tallyho: Street food', file: expect.any(File) }),
    ),
  );
});

test('a player can remove the link after a confirmation, and the next link is different', async () => {
  const calls = shareApi({ token: 'old' });
  const user = await openShareDialog();
  expect(await screen.findByText(/\/r\/old/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take the link down' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(calls.some(({ route: made }) => made === route('DELETE'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Take the link down' }));
  await user.click(screen.getByRole('button', { name: 'Take it down' }));
  expect(await screen.findByText(/The link no longer works/)).toBeVisible();
  expect(screen.queryByText(/\/r\/old/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/\/r\/token-1/)).toBeVisible();
});

test('a failure is shown in the dialog', async () => {
  shareApi({ more: { [route('POST')]: () => refusal(429, 'rateLimited', 'Slow down.') } });
  const user = await openShareDialog();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Slow down.');
});

test('own themes are said to be left out of the public result if the game had any', async () => {
  shareApi({ omits: true });
  await openShareDialog();
  expect(
    await screen.findByText(/names, answers and points\. Your own themes are left out\.$/),
  ).toBeVisible();
});
