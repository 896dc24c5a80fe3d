import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Call, fakeApi, juniper, refusal, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { platform } from '../../shared/platform/platform.ts';
import { ShareResult } from './ShareResult.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import './ShareDialog.tsx';
import type { VideoParts } from './moving/draw-video.ts';
import { movingPicture } from './moving/moving-picture.ts';

vi.mock('./moving/moving-picture.ts', () => ({ movingPicture: vi.fn() }));

const picture = () => new Response(new Blob(['a drawing']), { headers: { 'Content-Type': 'image/png' } });
const route = (method: string, end = '') => `${method} /api/share/game-1${end}`;

/** Fake API for one game that stores the link like the server does. */
function api({
  token = null as string | null,
  best = 'board',
  moves = true,
  omits = false,
  more = {},
} = {}): Call[] {
  let created = 0;
  let current = token;
  const respond = () =>
    Response.json({ success: true, token: current, best, moves, omits, text: 'Tallyho: Street food' });
  return fakeApi({
    [route('GET', '/pictures/board')]: picture,
    [route('GET', '/pictures/fight')]: picture,
    [route('GET', '/pictures/podium')]: picture,
    [route('GET', '/pictures/me')]: picture,
    [route('GET', '/pictures/me-wide')]: picture,
    [route('GET', '/pictures/board-wide')]: picture,
    [route('GET', '/pictures/fight-wide')]: picture,
    [route('GET', '/pictures/podium-wide')]: picture,
    [route('GET', '/pictures/fight-layers')]: picture,
    [route('GET')]: respond,
    [route('POST')]: () => {
      current ??= `token-${++created}`;
      return respond();
    },
    [route('DELETE')]: () => {
      current = null;
      return Response.json({ success: true });
    },
    ...more,
  });
}
const asGuest = session({ ...juniper, isGuest: true });

/** Found while the box behind More ways is closed, too. */
const formatOption = (name: string) => screen.getByRole('radio', { name, hidden: true });
const openMore = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^More ways/ }));

async function open() {
  const user = userEvent.setup();
  renderPage(<ShareResult gameId="game-1" />);
  await user.click(screen.getByRole('button', { name: 'Share the result' }));
  await screen.findByRole('dialog', { name: 'Share the result' });
  return user;
}

beforeEach(() => {
  vi.restoreAllMocks();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(platform, 'copy').mockResolvedValue(true);
  vi.stubGlobal('ClipboardItem', undefined);
  vi.stubGlobal('OffscreenCanvas', undefined);
  vi.spyOn(platform, 'canShare').mockReturnValue(true);
});

test('a guest can save and share the picture, and reads that a public link needs an account', async () => {
  api({ more: asGuest });
  await open();
  expect(await screen.findByRole('img', { name: /The board of the group/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save picture', hidden: true })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getByRole('button', { name: 'Share…' })).toBeInTheDocument();
  expect(await screen.findByText(/^A public link needs an account\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

test('a guest can copy a link that another player has made, but not take it down', async () => {
  api({ token: 'token-0', more: asGuest });
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(platform.copy).toHaveBeenCalledWith(expect.stringContaining('/r/token-0'));
  expect(screen.queryByRole('button', { name: 'Take the link down' })).toBeNull();
});

test('the dialog shows the same picture that is saved and shared', async () => {
  api();
  const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const user = await open();
  const shown = await screen.findByRole('img', { name: /The board of the group/ });
  expect(shown).toHaveAttribute('src', 'blob:picture');
  await openMore(user);
  await user.click(screen.getByRole('button', { name: 'Save picture' }));
  expect(save).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Share…' }));
  const file = share.mock.calls[0]?.[0].file;
  expect(file).toMatchObject({ name: 'tallyho-board.png', type: 'image/png' });
});

test('the share sheet leads also where a picture can be copied', async () => {
  api();
  vi.stubGlobal('ClipboardItem', class {});
  await open();
  expect(await screen.findByRole('button', { name: 'Share…' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy picture' })).toBeNull();
});

test('without sharing support the link leads, the copy of the picture follows, and the rest is behind the last', async () => {
  api({ moves: false });
  vi.spyOn(platform, 'canShare').mockReturnValue(false);
  vi.stubGlobal('ClipboardItem', class {});
  Object.defineProperty(navigator, 'clipboard', { value: { write: vi.fn() }, configurable: true });
  const user = await open();
  await screen.findByRole('img', { name: /The board/ });
  const dialog = within(screen.getByRole('dialog', { name: 'Share the result' }));
  const names = dialog.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.filter((name) => name !== '')).toEqual([
    'Copy link',
    'Copy picture',
    'Copy text',
    'More ways save, format',
  ]);
  await openMore(user);
  expect(screen.getByRole('button', { name: 'Save picture' })).toBeVisible();
  expect(
    screen.getByText('Not public until the link is copied. Anyone with it sees names, answers and points.'),
  ).toBeVisible();
});

test.each([
  ['can be copied', class {}, ['Copy picture', 'Save picture', 'Copy text', 'More ways format']],
  ['can only be saved', undefined, ['Save picture', 'Copy text', 'More ways format']],
])(
  'for a guest without sharing support a picture that %s has its own buttons',
  async (_case, item, buttons) => {
    api({ moves: false, more: asGuest });
    vi.spyOn(platform, 'canShare').mockReturnValue(false);
    vi.stubGlobal('ClipboardItem', item);
    Object.defineProperty(navigator, 'clipboard', { value: { write: vi.fn() }, configurable: true });
    await open();
    await screen.findByText(/^A public link needs an account\./);
    const dialog = within(screen.getByRole('dialog', { name: 'Share the result' }));
    const names = dialog.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.filter((name) => name !== '')).toEqual(buttons);
  },
);

test('a picture that fails to load shows an error and can be retried', async () => {
  let fails = true;
  const fail = () => refusal(500, 'internal', 'Server error');
  api({ more: { [route('GET', '/pictures/board')]: () => (fails ? fail() : picture()) } });
  const user = await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('button', { name: 'Save picture', hidden: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  fails = false;
  await user.click(again);
  await screen.findByRole('img', { name: /The board/ });
});

test('the request for the picture is retried until the game’s record is stored', async () => {
  let requests = 0;
  const late = () => (++requests < 3 ? refusal(404, 'notFound', 'Not yet.') : picture());
  api({ more: { [route('GET', '/pictures/board')]: late } });
  await open();
  expect(screen.getAllByText('Drawing the picture', { selector: '[aria-hidden]' })[0]).toBeVisible();
  await screen.findByRole('img', { name: /The board/ });
});

test('the link is created when it is first copied, and the same link is shared later', async () => {
  const calls = api();
  const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
  const user = await open();
  expect(
    await screen.findByText(/^Not public until sent or copied\. Anyone with the link sees /),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const link = `${window.location.origin}/r/token-1`;
  expect(await screen.findByText(link)).toBeVisible();
  expect(screen.getByText(/^Public now: anyone with this link sees names, answers and points/)).toBeVisible();
  expect(platform.copy).toHaveBeenCalledWith(link);
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Share…' }));
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ text: `Tallyho: Street food\n\n${link}`, file: expect.any(File) }),
    ),
  );
  expect(calls.filter(({ route: made }) => made === route('POST'))).toHaveLength(1);
});

test('one press shares the picture with the text and a link, which is made for it', async () => {
  api();
  const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
  const user = await open();
  await screen.findByRole('img', { name: /The board/ });
  await user.click(await screen.findByRole('button', { name: 'Share…' }));
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ text: `Tallyho: Street food\n\n${window.location.origin}/r/token-1` }),
    ),
  );
});

test('a guest shares the picture and the text without a link', async () => {
  const calls = api({ more: asGuest });
  const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
  const user = await open();
  await screen.findByRole('img', { name: /The board/ });
  await user.click(await screen.findByRole('button', { name: 'Share…' }));
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ text: 'Tallyho: Street food' })),
  );
  expect(calls.some(({ route: made }) => made === route('POST'))).toBe(false);
});

test('if the link cannot be made, the user reads that before the picture is shared without it', async () => {
  api({ more: { [route('POST')]: () => refusal(429, 'rateLimited', 'Slow down.') } });
  const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
  const user = await open();
  await screen.findByRole('img', { name: /The board/ });
  await user.click(await screen.findByRole('button', { name: 'Share…' }));
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

test('one large button leads, a second one follows, and the last says what is behind it', async () => {
  api({ moves: false });
  const user = await open();
  await screen.findByRole('img', { name: /The board/ });
  const dialog = within(screen.getByRole('dialog', { name: 'Share the result' }));
  const names = () => dialog.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names().filter((name) => name !== '')).toEqual([
    'Share…',
    'Copy link',
    'More ways save, text, format',
  ]);
  expect(screen.queryByRole('radio', { name: 'Wide' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^More ways/ }));
  expect(screen.getByRole('radio', { name: 'Wide' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save picture' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy text' })).toBeVisible();
});

test('if the share sheet is unavailable, the dialog says so and offers to save', async () => {
  api({ token: 'old' });
  vi.spyOn(platform, 'share').mockResolvedValue('unavailable');
  const user = await open();
  await screen.findByRole('img', { name: /The board/ });
  await user.click(await screen.findByRole('button', { name: 'Share…' }));
  expect(await screen.findByText(/did not allow that/)).toBeVisible();
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Save it instead' }));
  expect(save).toHaveBeenCalledOnce();
});

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
    api({ best: 'fight' });
    const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
    const user = await open();
    await screen.findByRole('button', { name: 'Send video', hidden: true });
    expect(screen.getByRole('img', { name: /^The two players .* as it is shared$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Share…' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(share.mock.lastCall?.[0].file).toMatchObject({ name: 'tallyho-fight.png' });
    await user.click(await screen.findByRole('button', { name: 'Send video', hidden: true }));
    await waitFor(() => expect(share).toHaveBeenLastCalledWith(expect.objectContaining({ file: gif })));
    const dialog = within(screen.getByRole('dialog', { name: 'Share the result' }));
    const names = dialog.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.filter((name) => name !== '')).toEqual([
      'Play',
      'Share…',
      'Copy link',
      'More ways save, video, text, format',
    ]);
  });

  test('is said to have no link if that cannot be made, before it is sent without one', async () => {
    api({ best: 'fight', more: { [route('POST')]: () => refusal(429, 'rateLimited', 'Slow down.') } });
    const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
    const user = await open();
    await openMore(user);
    await user.click(await screen.findByRole('button', { name: 'Send video', hidden: true }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The video has no link.');
    expect(share).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send video', hidden: true }));
    await waitFor(() => expect(share).toHaveBeenCalledWith(expect.objectContaining({ file: gif })));
  });

  test('plays in place of the picture from a press on, can be paused, and leaves the main button as it is', async () => {
    api({ best: 'fight' });
    const user = await open();
    const play = await screen.findByRole('button', { name: 'Play the video' });
    expect(drawImage).not.toHaveBeenCalled();
    expect(screen.getByRole('img', { name: /^The two players .* as it is shared$/ })).toHaveAttribute(
      'src',
      'blob:picture',
    );
    await user.click(play);
    expect(screen.getByRole('img', { name: /as a video$/ })).toBeVisible();
    expect(drawImage).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Share…' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pause the video' }));
    expect(screen.getByRole('img', { name: /as a video$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Play the video' })).toBeVisible();
  });

  test('has a button once it is made, and the picture does not wait for it', async () => {
    api({ best: 'fight' });
    let finish = (_file: File) => {};
    vi.mocked(movingPicture).mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    await open();
    await waitFor(() => expect(movingPicture).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: videoButton, hidden: true })).toBeNull();
    expect(screen.getByRole('button', { name: 'Share…' })).not.toHaveAttribute('aria-disabled', 'true');
    act(() => finish(gif));
    expect(await screen.findByRole('button', { name: 'Send video', hidden: true })).toBeInTheDocument();
    expect(screen.getByText('The video is ready.')).toBeInTheDocument();
  });

  test('is saved where the system has no share sheet, beside the copy of the picture', async () => {
    api({ best: 'fight' });
    vi.spyOn(platform, 'canShare').mockReturnValue(false);
    vi.stubGlobal('ClipboardItem', class {});
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Save video', hidden: true }));
    expect(save).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Copy picture' })).toBeVisible();
  });

  test('of another picture or of the wide one there is none', async () => {
    api({ best: 'fight' });
    const user = await open();
    await screen.findByRole('button', { name: 'Send video', hidden: true });
    await user.click(screen.getByRole('radio', { name: 'The list' }));
    expect(screen.queryByRole('button', { name: videoButton, hidden: true })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'The argument' }));
    expect(screen.getByRole('button', { name: 'Send video', hidden: true })).toBeInTheDocument();
    await openMore(user);
    await user.click(formatOption('Wide'));
    expect(screen.queryByRole('button', { name: 'Send video', hidden: true })).toBeNull();
    await user.click(formatOption('Tall'));
    expect(screen.getByRole('button', { name: 'Send video', hidden: true })).toBeInTheDocument();
  });

  test('is not offered if there was no fight', async () => {
    api({ best: 'fight', moves: false });
    await open();
    await screen.findByRole('img', { name: /^The two players/ });
    expect(screen.queryByRole('button', { name: videoButton, hidden: true })).toBeNull();
  });

  test('is not offered by a browser that cannot make it', async () => {
    api({ best: 'fight' });
    vi.stubGlobal('OffscreenCanvas', undefined);
    await open();
    await screen.findByRole('img', { name: /^The two players .* as it is shared$/ });
    expect(screen.queryByRole('button', { name: videoButton, hidden: true })).toBeNull();
  });

  test('leaves the picture if it cannot be made, says so, and can be tried again', async () => {
    api({ best: 'fight' });
    vi.mocked(movingPicture).mockRejectedValueOnce(new Error('no canvas'));
    const user = await open();
    expect(await screen.findByText(/could not be made/)).toBeVisible();
    expect(await screen.findByRole('img', { name: /^The two players .* as it is shared$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Make video', hidden: true }));
    expect(await screen.findByRole('button', { name: 'Send video', hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Play the video' })).toBeVisible();
  });
});

test('the result can be copied as text, with the link only if there is one', async () => {
  api();
  const user = await open();
  await openMore(user);
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

test('a player can remove the link after a confirmation, and the next link is different', async () => {
  const calls = api({ token: 'old' });
  const user = await open();
  expect(await screen.findByText(/\/r\/old/)).toBeVisible();
  await openMore(user);
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
  api({ more: { [route('POST')]: () => refusal(429, 'rateLimited', 'Slow down.') } });
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Slow down.');
});

test.each([
  ['fight', 'The argument', /^The two players/],
  ['podium', 'The podium', /^The places/],
])('the best picture, here the %s, is chosen and loaded first', async (best, name, alt) => {
  const calls = api({ best });
  await open();
  expect(await screen.findByRole('img', { name: alt })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name })).toBeChecked();
  const loaded = calls.filter(({ route: made }) => made.includes('/pictures/'));
  expect(loaded[0]?.route).toBe(route('GET', `/pictures/${best}`));
});

test('another picture is chosen by its name below, and then shared', async () => {
  api();
  const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
  const user = await open();
  await screen.findByRole('img', { name: /The board/ });
  expect(screen.getByRole('radio', { name: 'The list' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'The list' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'The podium' })).toBeChecked();
  await user.click(await screen.findByRole('button', { name: 'Share…' }));
  expect(share.mock.calls[0]?.[0].file).toMatchObject({ name: 'tallyho-podium.png' });
  await user.click(screen.getByRole('radio', { name: 'The argument' }));
  await user.click(await screen.findByRole('button', { name: 'Share…' }));
  expect(share.mock.calls[1]?.[0].file).toMatchObject({ name: 'tallyho-fight.png' });
});

test('each picture is shared in the chosen format, which stays when another picture is chosen', async () => {
  const calls = api();
  const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
  const user = await open();
  expect(formatOption('Tall')).toBeChecked();
  expect(await screen.findByRole('img', { name: /The board/ })).toHaveAttribute('height', '1350');
  expect(calls.some(({ route: made }) => made.endsWith('-wide'))).toBe(false);
  await openMore(user);
  await user.click(formatOption('Wide'));
  await waitFor(() =>
    expect(screen.getByRole('img', { name: /The board/ })).toHaveAttribute('height', '630'),
  );
  await user.click(await screen.findByRole('button', { name: 'Share…' }));
  expect(share.mock.calls[0]?.[0].file).toMatchObject({ name: 'tallyho-board-wide.png' });
  await user.click(screen.getByRole('radio', { name: 'The argument' }));
  await user.click(await screen.findByRole('button', { name: 'Share…' }));
  expect(share.mock.calls[1]?.[0].file).toMatchObject({ name: 'tallyho-fight-wide.png' });
});

test('the picture about the reader is loaded with the others, and shared', async () => {
  const calls = api();
  const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
  const user = await open();
  await screen.findByRole('img', { name: /The board/ });
  await user.click(screen.getByRole('radio', { name: 'Me' }));
  expect(
    await screen.findByRole('img', { name: 'Your title and your place, as it is shared' }),
  ).toBeVisible();
  expect(calls.filter(({ route: made }) => made.endsWith('/pictures/me'))).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Share…' }));
  expect(share.mock.calls[0]?.[0].file).toMatchObject({ name: 'tallyho-me.png' });
});

test('the arrow keys choose the picture beside the chosen one', async () => {
  api();
  const user = await open();
  await screen.findByRole('img', { name: /The board/ });
  const row = screen.getByRole('region', { name: 'Pictures' });
  row.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'The podium' })).toBeChecked();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Me' })).toBeChecked();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'The argument' })).toBeChecked();
});

test('own themes are said to be left out of the public result if the game had any', async () => {
  api({ omits: true });
  await open();
  expect(
    await screen.findByText(/sees names, answers and points\. Your own themes are left out\.$/),
  ).toBeVisible();
});

test('a swipe chooses the picture on which the row comes to rest', async () => {
  api();
  await open();
  const shown = await screen.findByRole('img', { name: /The board/ });
  const row = shown.parentElement?.parentElement;
  if (!row) throw new Error('The picture is in no row.');
  Object.defineProperty(row, 'clientWidth', { value: 300 });
  Object.defineProperty(row, 'scrollWidth', { value: 1200 });
  const swipeTo = (scrollLeft: number) => {
    row.scrollLeft = scrollLeft;
    fireEvent.scroll(row);
  };
  swipeTo(150);
  expect(screen.getByRole('radio', { name: 'The list' })).toBeChecked();
  swipeTo(600);
  expect(screen.getByRole('radio', { name: 'The podium' })).toBeChecked();
});

test('without sharing support the chosen picture can be copied, and a refusal is said', async () => {
  api();
  vi.spyOn(platform, 'canShare').mockReturnValue(false);
  vi.stubGlobal('ClipboardItem', class {});
  const user = await open();
  const write = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('denied'));
  Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
  await screen.findByRole('img', { name: /The board/ });
  await user.click(screen.getByRole('radio', { name: 'The podium' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Copy picture' })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await user.click(screen.getByRole('button', { name: 'Copy picture' }));
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'The list' }));
  await user.click(screen.getByRole('button', { name: 'Copy picture' }));
  expect(await screen.findByText(/did not allow that/)).toBeVisible();
});
