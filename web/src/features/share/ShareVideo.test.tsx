import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../test/fake-api.ts';
import { platform } from '../../shared/platform/platform.ts';
import type { VideoParts } from './moving/draw-video.ts';
import { movingPicture } from './moving/moving-picture.ts';
import {
  formatOption,
  openShareDialogWithMore,
  route,
  shareApi,
  stubSharing,
} from './testing/share-dialog.tsx';

vi.mock('./moving/moving-picture.ts', () => ({ movingPicture: vi.fn() }));

beforeEach(stubSharing);

describe('the video of the fight', () => {
  const videoButton = /^(Send|Save|Make|Play the) video$/;
  const gif = new File(['frames'], 'tallyho-fight.gif', { type: 'image/gif' });
  const box = { x: 0, y: 0, width: 10, height: 10 };
  // jsdom has no bitmaps, and its canvas draws nothing.
  const part = { image: {} as ImageBitmap, box };
  const parts: VideoParts = {
    ground: part,
    question: part,
    leftFace: part,
    rightFace: part,
    leftBubble: part,
    rightBubble: part,
    foot: part,
  };
  const drawImage = vi.fn();

  beforeEach(() => {
    vi.stubGlobal('OffscreenCanvas', class {});
    vi.stubGlobal('Worker', class {});
    const nothing = () => undefined;
    const context = { save: nothing, translate: nothing, scale: nothing, restore: nothing, drawImage };
    drawImage.mockClear();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
      context as unknown as ReturnType<HTMLCanvasElement['getContext']>, // the part that the video uses
    );
    vi.mocked(movingPicture).mockImplementation(async (_sheet, { onParts }) => {
      onParts(parts);
      return gif;
    });
  });

  test('is sent by a button of its own; the picture is shown and leads', async () => {
    shareApi({ best: 'fight' });
    const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
    const user = await openShareDialogWithMore();
    await screen.findByRole('button', { name: 'Send video' });
    expect(screen.getByRole('img', { name: /^The two players .* as it is shared$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Share picture' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(share.mock.lastCall?.[0].file).toMatchObject({ name: 'tallyho-fight.png' });
    await user.click(await screen.findByRole('button', { name: 'Send video' }));
    await waitFor(() => expect(share).toHaveBeenLastCalledWith(expect.objectContaining({ file: gif })));
    const dialog = within(screen.getByRole('dialog', { name: 'Share the result' }));
    const names = dialog.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.filter((name) => name !== '')).toEqual([
      'Take the link down',
      'Share picture',
      'Copy link',
      'More',
      'Play',
      'Copy text',
      'Save picture',
      'Send video',
    ]);
  });

  test('is said to have no link if that cannot be made, before it is sent without one', async () => {
    shareApi({ best: 'fight', more: { [route('POST')]: () => refusal(429, 'rateLimited', 'Slow down.') } });
    const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
    const user = await openShareDialogWithMore();
    await user.click(await screen.findByRole('button', { name: 'Send video' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The video has no link.');
    expect(share).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send video' }));
    await waitFor(() => expect(share).toHaveBeenCalledWith(expect.objectContaining({ file: gif })));
  });

  test('plays in place of the picture from a press on, can be paused, and leaves the main button as it is', async () => {
    shareApi({ best: 'fight' });
    const user = await openShareDialogWithMore();
    const play = await screen.findByRole('button', { name: 'Play the video' });
    expect(drawImage).not.toHaveBeenCalled();
    expect(screen.getByRole('img', { name: /^The two players .* as it is shared$/ })).toHaveAttribute(
      'src',
      'blob:picture',
    );
    await user.click(play);
    expect(screen.getByRole('img', { name: /as a video$/ })).toBeVisible();
    expect(drawImage).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Share picture' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pause the video' }));
    expect(screen.getByRole('img', { name: /as a video$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Play the video' })).toBeVisible();
  });

  test('has a button once it is made, and the picture does not wait for it', async () => {
    shareApi({ best: 'fight' });
    let finish = (_file: File) => {};
    vi.mocked(movingPicture).mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    await openShareDialogWithMore();
    await waitFor(() => expect(movingPicture).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: videoButton })).toBeNull();
    expect(screen.getByRole('button', { name: 'Share picture' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    act(() => finish(gif));
    expect(await screen.findByRole('button', { name: 'Send video' })).toBeInTheDocument();
    expect(screen.getByText('The video is ready.')).toBeInTheDocument();
  });

  test('is saved where the system has no share sheet, beside the copy of the picture', async () => {
    shareApi({ best: 'fight' });
    vi.spyOn(platform, 'canShare').mockReturnValue(false);
    vi.stubGlobal('ClipboardItem', class {});
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const user = await openShareDialogWithMore();
    await user.click(await screen.findByRole('button', { name: 'Save video' }));
    expect(save).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Copy picture' })).toBeVisible();
  });

  test('of another picture or of the wide one there is none', async () => {
    shareApi({ best: 'fight' });
    const user = await openShareDialogWithMore();
    await screen.findByRole('button', { name: 'Send video' });
    await user.click(screen.getByRole('radio', { name: 'The list' }));
    expect(screen.queryByRole('button', { name: videoButton })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'The argument' }));
    expect(screen.getByRole('button', { name: 'Send video' })).toBeInTheDocument();
    await user.click(formatOption('Wide'));
    expect(screen.queryByRole('button', { name: 'Send video' })).toBeNull();
    await user.click(formatOption('Tall'));
    expect(screen.getByRole('button', { name: 'Send video' })).toBeInTheDocument();
  });

  test('is not offered if there was no fight', async () => {
    shareApi({ best: 'fight', moves: false });
    await openShareDialogWithMore();
    await screen.findByRole('img', { name: /^The two players/ });
    expect(screen.queryByRole('button', { name: videoButton })).toBeNull();
  });

  test('is not offered by a browser that cannot make it', async () => {
    shareApi({ best: 'fight' });
    vi.stubGlobal('OffscreenCanvas', undefined);
    await openShareDialogWithMore();
    await screen.findByRole('img', { name: /^The two players .* as it is shared$/ });
    expect(screen.queryByRole('button', { name: videoButton })).toBeNull();
  });

  test('leaves the picture if it cannot be made, says so, and can be tried again', async () => {
    shareApi({ best: 'fight' });
    vi.mocked(movingPicture).mockRejectedValueOnce(new Error('no canvas'));
    const user = await openShareDialogWithMore();
    expect(await screen.findByText(/could not be made/)).toBeVisible();
    expect(await screen.findByRole('img', { name: /^The two players .* as it is shared$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Make video' }));
    expect(await screen.findByRole('button', { name: 'Send video' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Play the video' })).toBeVisible();
  });
});
