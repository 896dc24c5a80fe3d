import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../../test/fake-api.ts';
import { platform } from '../../shared/platform/platform.ts';
import {
  asGuest,
  formatOption,
  openShareDialog,
  openShareDialogWithMore,
  picture,
  route,
  shareApi,
  stubSharing,
} from './testing/share-dialog.tsx';

beforeEach(stubSharing);

test('the dialog shows the same picture that is saved and shared', async () => {
  shareApi();
  const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const user = await openShareDialogWithMore();
  const shown = await screen.findByRole('img', { name: /The board of the group/ });
  expect(shown).toHaveAttribute('src', 'blob:picture');
  await user.click(screen.getByRole('button', { name: 'Save picture' }));
  expect(save).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Share picture and link' }));
  const file = share.mock.calls[0]?.[0].file;
  expect(file).toMatchObject({ name: 'tallyho-board.png', type: 'image/png' });
});

test('the share sheet leads also where a picture can be copied', async () => {
  shareApi();
  vi.stubGlobal('ClipboardItem', class {});
  await openShareDialog();
  expect(await screen.findByRole('button', { name: 'Share picture and link' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy picture' })).toBeNull();
});

test('without sharing support the copy of the picture leads, and the other ways are behind More', async () => {
  shareApi({ moves: false });
  vi.spyOn(platform, 'canShare').mockReturnValue(false);
  vi.stubGlobal('ClipboardItem', class {});
  Object.defineProperty(navigator, 'clipboard', { value: { write: vi.fn() }, configurable: true });
  await openShareDialogWithMore();
  await screen.findByRole('img', { name: /The board/ });
  const dialog = within(screen.getByRole('dialog', { name: 'Share the result' }));
  const names = dialog.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.filter((name) => name !== '')).toEqual([
    'Copy picture',
    'Copy link',
    'More',
    'Copy text',
    'Save picture',
  ]);
  expect(screen.getByText('Public once the link is copied: names, answers and points.')).toBeVisible();
});

test.each([
  ['can be copied', class {}, ['Copy picture', 'More', 'Copy text', 'Save picture']],
  ['can only be saved', undefined, ['Save picture', 'More', 'Copy text']],
])(
  'for a guest without sharing support a picture that %s has its own buttons',
  async (_case, item, buttons) => {
    shareApi({ moves: false, more: asGuest });
    vi.spyOn(platform, 'canShare').mockReturnValue(false);
    vi.stubGlobal('ClipboardItem', item);
    Object.defineProperty(navigator, 'clipboard', { value: { write: vi.fn() }, configurable: true });
    await openShareDialogWithMore();
    await screen.findByText(/^A public link needs an account\./);
    const dialog = within(screen.getByRole('dialog', { name: 'Share the result' }));
    const names = dialog.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.filter((name) => name !== '')).toEqual(buttons);
  },
);

test('a picture that fails to load shows an error and can be retried', async () => {
  let fails = true;
  const fail = () => refusal(500, 'internal', 'Server error');
  shareApi({ more: { [route('GET', '/pictures/board')]: () => (fails ? fail() : picture()) } });
  const user = await openShareDialogWithMore();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('button', { name: 'Save picture' })).toHaveAttribute('aria-disabled', 'true');
  fails = false;
  await user.click(again);
  await screen.findByRole('img', { name: /The board/ });
});

test('all choices have a sketch until their pictures are there; the best one is asked for first', async () => {
  const answers: ((response: Response) => void)[] = [];
  const later = () => new Promise<Response>((resolve) => void answers.push(resolve));
  const names = ['fight', 'board', 'podium', 'me'];
  const calls = shareApi({
    best: 'podium',
    more: Object.fromEntries(names.map((name) => [route('GET', `/pictures/${name}`), later])),
  });
  await openShareDialog();
  const choices = within(screen.getByRole('group', { name: 'Pick what to share' }));
  const sketches = () =>
    choices.getAllByRole('radio').map((radio) => radio.parentElement?.querySelector('svg'));
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(sketches().every((sketch) => sketch?.getAttribute('aria-hidden') === 'true')).toBe(true);
  const asked = calls.map(({ route: made }) => made).filter((made) => made.includes('/pictures/'));
  expect(asked[0]).toBe(route('GET', '/pictures/podium'));
  answers[0]?.(picture());
  await waitFor(() => expect(answers).toHaveLength(4));
  const small = () =>
    choices
      .getAllByRole('radio')
      .map((radio) => radio.parentElement?.querySelector('img')?.getAttribute('src'));
  await waitFor(() => expect(small()).toEqual([undefined, undefined, 'blob:picture', undefined]));
  for (const answer of answers.slice(1)) answer(picture());
  await waitFor(() => expect(small()).toEqual(Array(4).fill('blob:picture')));
});

test('a choice whose picture fails says so', async () => {
  const fail = () => refusal(500, 'internal', 'Server error');
  shareApi({ more: { [route('GET', '/pictures/me')]: fail } });
  await openShareDialog();
  expect(
    await screen.findByRole('radio', { name: /^My title ?Not drawn$/ }, { timeout: 4000 }),
  ).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'The podium' })).toBeInTheDocument();
});

test('the request for the picture is retried until the game’s record is stored', async () => {
  let requests = 0;
  const late = () => (++requests < 3 ? refusal(404, 'notFound', 'Not yet.') : picture());
  shareApi({ more: { [route('GET', '/pictures/board')]: late } });
  await openShareDialog();
  expect(screen.getAllByText('Drawing the picture', { selector: '[aria-hidden]' })[0]).toBeVisible();
  await screen.findByRole('img', { name: /The board/ });
});

test('the share sheet leads, and the format is behind More with the other ways', async () => {
  shareApi({ moves: false });
  await openShareDialogWithMore();
  await screen.findByRole('img', { name: /The board/ });
  const dialog = within(screen.getByRole('dialog', { name: 'Share the result' }));
  const names = () => dialog.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names().filter((name) => name !== '')).toEqual([
    'Share picture and link',
    'Copy link',
    'More',
    'Copy text',
    'Save picture',
  ]);
  expect(screen.getByRole('radio', { name: 'Wide' })).toBeVisible();
});

test('at first only the best way and the link are in sight', async () => {
  shareApi();
  const user = await openShareDialog();
  const more = screen.getByRole('button', { name: 'More' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  for (const name of ['Copy text', 'Save picture']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Format' })).toBeNull();
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Copy text' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Format' })).toBeVisible();
});

test('if the share sheet is unavailable, the dialog says so and offers to save', async () => {
  shareApi({ token: 'old' });
  vi.spyOn(platform, 'share').mockResolvedValue('unavailable');
  const user = await openShareDialog();
  await screen.findByRole('img', { name: /The board/ });
  await user.click(await screen.findByRole('button', { name: 'Share picture and link' }));
  expect(await screen.findByText(/did not allow that/)).toBeVisible();
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Save it instead' }));
  expect(save).toHaveBeenCalledOnce();
});

test.each([
  ['fight', 'The argument', /^The two players/],
  ['podium', 'The podium', /^The places/],
])('the best picture, here the %s, is chosen and loaded first', async (best, name, alt) => {
  const calls = shareApi({ best });
  await openShareDialog();
  expect(await screen.findByRole('img', { name: alt })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name })).toBeChecked();
  const loaded = calls.filter(({ route: made }) => made.includes('/pictures/'));
  expect(loaded[0]?.route).toBe(route('GET', `/pictures/${best}`));
});

test('another picture is chosen by its name below, and then shared', async () => {
  shareApi();
  const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
  const user = await openShareDialog();
  await screen.findByRole('img', { name: /The board/ });
  expect(screen.getByRole('radio', { name: 'The list' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'The list' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'The podium' })).toBeChecked();
  await user.click(await screen.findByRole('button', { name: 'Share picture and link' }));
  expect(share.mock.calls[0]?.[0].file).toMatchObject({ name: 'tallyho-podium.png' });
  await user.click(screen.getByRole('radio', { name: 'The argument' }));
  await user.click(await screen.findByRole('button', { name: 'Share picture and link' }));
  expect(share.mock.calls[1]?.[0].file).toMatchObject({ name: 'tallyho-fight.png' });
});

test('each picture is shared in the chosen format, which stays when another picture is chosen', async () => {
  const calls = shareApi();
  const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
  const user = await openShareDialogWithMore();
  expect(formatOption('Tall')).toBeChecked();
  expect(await screen.findByRole('img', { name: /The board/ })).toHaveAttribute('height', '1350');
  expect(calls.some(({ route: made }) => made.endsWith('-wide'))).toBe(false);
  await user.click(formatOption('Wide'));
  await waitFor(() =>
    expect(screen.getByRole('img', { name: /The board/ })).toHaveAttribute('height', '630'),
  );
  await user.click(await screen.findByRole('button', { name: 'Share picture and link' }));
  expect(share.mock.calls[0]?.[0].file).toMatchObject({ name: 'tallyho-board-wide.png' });
  await user.click(screen.getByRole('radio', { name: 'The argument' }));
  await user.click(await screen.findByRole('button', { name: 'Share picture and link' }));
  expect(share.mock.calls[1]?.[0].file).toMatchObject({ name: 'tallyho-fight-wide.png' });
});

test('the picture about the reader is loaded with the others, and shared', async () => {
  const calls = shareApi();
  const share = vi.spyOn(platform, 'share').mockResolvedValue('shared');
  const user = await openShareDialog();
  await screen.findByRole('img', { name: /The board/ });
  await user.click(screen.getByRole('radio', { name: 'My title' }));
  expect(
    await screen.findByRole('img', { name: 'Your title and your place, as it is shared' }),
  ).toBeVisible();
  expect(calls.filter(({ route: made }) => made.endsWith('/pictures/me'))).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Share picture and link' }));
  expect(share.mock.calls[0]?.[0].file).toMatchObject({ name: 'tallyho-me.png' });
});

test('the arrow keys choose the picture beside the chosen one', async () => {
  shareApi();
  const user = await openShareDialog();
  await screen.findByRole('img', { name: /The board/ });
  const row = screen.getByRole('region', { name: 'Pictures' });
  row.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'The podium' })).toBeChecked();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'My title' })).toBeChecked();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'The argument' })).toBeChecked();
});

test('a swipe chooses the picture on which the row comes to rest', async () => {
  shareApi();
  await openShareDialog();
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
  shareApi();
  vi.spyOn(platform, 'canShare').mockReturnValue(false);
  vi.stubGlobal('ClipboardItem', class {});
  const user = await openShareDialog();
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
