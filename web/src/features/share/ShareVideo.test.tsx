import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../test/fake-api.ts';
import { platform } from '../../shared/platform/platform.ts';
import type { VideoParts } from './moving/draw-video.ts';
import { length } from './moving/fight-frames.ts';
import { movingPicture } from './moving/moving-picture.ts';
import {
  formatOption,
  openShareDialog,
  openShareDialogWithMore,
  route,
  shareApi,
  stubSharing,
} from './testing/share-dialog.tsx';

vi.mock('./moving/moving-picture.ts', () => ({ movingPicture: vi.fn() }));

beforeEach(stubSharing);

describe('the video of the fight', () => {
  const videoButton = /^(Share|Save|Make|Play the|Pause the) video/;
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

  const theStill = /^The two players .* as it is shared$/;
  const leads = (name: string) => screen.findByRole('button', { name });

  test('is what the large button sends once it is made; the picture is sent by a button of its own', async () => {
    shareApi({ best: 'fight' });
    const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
    const user = await openShareDialogWithMore();
    await user.click(await leads('Share video and link'));
    await waitFor(() => expect(share).toHaveBeenCalledWith(expect.objectContaining({ file: gif })));
    await user.click(screen.getByRole('button', { name: 'Share picture' }));
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
    expect(share.mock.lastCall?.[0].file).toMatchObject({ name: 'tallyho-fight.png' });
    const dialog = within(screen.getByRole('dialog', { name: 'Share the result' }));
    const names = dialog.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.filter((name) => name !== '')).toEqual([
      'Take the link down',
      'Share video and link',
      'Copy link',
      'More',
      'Share picture',
      'Copy text',
      'Save picture',
      'Save video',
    ]);
  });

  test('is not waited for: until it is made, the large button sends the picture', async () => {
    shareApi({ best: 'fight' });
    const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
    let finish = (_file: File) => {};
    vi.mocked(movingPicture).mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const user = await openShareDialogWithMore();
    await waitFor(() => expect(movingPicture).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: videoButton })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Share picture and link' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(share.mock.lastCall?.[0].file).toMatchObject({ name: 'tallyho-fight.png' });
    act(() => finish(gif));
    expect(await leads('Share video and link')).toBeVisible();
    expect(screen.getByText('The video is ready.')).toBeInTheDocument();
  });

  test('is said to have no link if that cannot be made, before it is sent without one', async () => {
    shareApi({ best: 'fight', more: { [route('POST')]: () => refusal(429, 'rateLimited', 'Slow down.') } });
    const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
    const user = await openShareDialog();
    await user.click(await leads('Share video and link'));
    expect(await screen.findByText(/The video has no link\.$/)).toBeVisible();
    expect(share).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Share without link' }));
    await waitFor(() => expect(share).toHaveBeenCalledWith(expect.objectContaining({ file: gif })));
  });

  test('plays over the picture by itself, to its end and once, and again from a press on', async () => {
    let frame: FrameRequestCallback = () => {};
    vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => {
      frame = next;
      return 1;
    });
    shareApi({ best: 'fight' });
    const user = await openShareDialog();
    await user.click(await screen.findByRole('button', { name: 'Pause the video' }));
    expect(drawImage).toHaveBeenCalled();
    expect(screen.getByRole('img', { name: theStill })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Play the video, 4.s$/ }));
    act(() => frame(performance.now() + length));
    expect(document.querySelector('dialog canvas')).toBeNull();
    const play = screen.getByRole('button', { name: /^Play the video, 4.s$/ });
    drawImage.mockClear();
    await user.click(play);
    expect(drawImage).toHaveBeenCalled();
  });

  test('does not play by itself if the user wants less motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    shareApi({ best: 'fight' });
    const user = await openShareDialog();
    const play = await screen.findByRole('button', { name: /^Play the video, 4.s$/ });
    expect(drawImage).not.toHaveBeenCalled();
    await user.click(play);
    expect(drawImage).toHaveBeenCalled();
  });

  test('is saved where the share sheet takes pictures but no videos', async () => {
    shareApi({ best: 'fight' });
    vi.spyOn(platform, 'canShare').mockImplementation(({ file }) => file?.type === 'image/png');
    await openShareDialogWithMore();
    expect(await screen.findByRole('button', { name: 'Save video' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Share picture and link' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Share video/ })).toBeNull();
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
    await leads('Share video and link');
    await user.click(screen.getByRole('radio', { name: 'The list' }));
    expect(screen.queryByRole('button', { name: videoButton })).toBeNull();
    expect(await leads('Share picture and link')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'The argument' }));
    expect(await leads('Share video and link')).toBeVisible();
    await user.click(formatOption('Wide'));
    expect(screen.queryByRole('button', { name: videoButton })).toBeNull();
    await user.click(formatOption('Tall'));
    expect(await leads('Share video and link')).toBeVisible();
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
    await screen.findByRole('img', { name: theStill });
    expect(screen.queryByRole('button', { name: videoButton })).toBeNull();
  });

  test('leaves the picture if it cannot be made, says so, and can be tried again', async () => {
    shareApi({ best: 'fight' });
    vi.mocked(movingPicture).mockRejectedValueOnce(new Error('no canvas'));
    const user = await openShareDialogWithMore();
    expect(await screen.findByText(/could not be made/)).toBeVisible();
    expect(await screen.findByRole('img', { name: theStill })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Make video' }));
    expect(await leads('Share video and link')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pause the video' })).toBeVisible();
  });
});
