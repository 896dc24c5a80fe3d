import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
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

test('one press shares the picture with the text and a link, which is made for it', async () => {
  shareApi();
  const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
  const user = await openShareDialog();
  await screen.findByRole('img', { name: /The board/ });
  await user.click(await screen.findByRole('button', { name: 'Share picture and link' }));
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ text: `Tallyho: Street food\n\n${window.location.origin}/r/token-1` }),
    ),
  );
});

test('a guest shares the picture and the text without a link', async () => {
  const calls = shareApi({ more: asGuest });
  const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
  const user = await openShareDialog();
  await screen.findByRole('img', { name: /The board/ });
  await user.click(await screen.findByRole('button', { name: 'Share picture' }));
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ text: 'Tallyho: Street food' })),
  );
  expect(calls.some(({ route: made }) => made === route('POST'))).toBe(false);
});

test('the result can be copied as text, with the link only if there is one', async () => {
  shareApi();
  const user = await openShareDialogWithMore();
  const button = await screen.findByRole('button', { name: 'Copy text' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(button);
  expect(platform.copy).toHaveBeenLastCalledWith('Tallyho: Street food');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText(/\/r\/token-1/);
  await user.click(button);
  expect(platform.copy).toHaveBeenLastCalledWith(
    `Tallyho: Street food\n\n${window.location.origin}/r/token-1`,
  );
});
