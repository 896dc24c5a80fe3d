import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { type Call, fakeApi, juniper, session } from '../../../../test/fake-api.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { platform } from '../../../shared/platform/platform.ts';
import { ShareResult } from '../ShareResult.tsx';
// The lazy part of the page is imported here, so that no test waits for it.
import '../ShareDialog.tsx';

/** A picture as the API draws it. */
export const picture = () =>
  new Response(new Blob(['a drawing']), { headers: { 'Content-Type': 'image/png' } });

/** The route of the shared game, or of a part of it. */
export const route = (method: string, end = '') => `${method} /api/share/game-1${end}`;

const pictures = [
  'board',
  'fight',
  'podium',
  'me',
  'board-wide',
  'fight-wide',
  'podium-wide',
  'me-wide',
  'fight-layers',
];

/** Fake API for a logged-in player of one game that stores the link like the server does. */
export function shareApi({
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
    ...session(juniper),
    ...Object.fromEntries(pictures.map((name) => [route('GET', `/pictures/${name}`), picture])),
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

/** For `more`: the player has no account. */
export const asGuest = session({ ...juniper, isGuest: true });

export const formatOption = (name: string) => screen.getByRole('radio', { name });

/** Opens the dialog as a player does. */
export async function openShareDialog() {
  const user = userEvent.setup();
  renderPage(<ShareResult gameId="game-1" />);
  await user.click(screen.getByRole('button', { name: 'Share the result' }));
  await screen.findByRole('dialog', { name: 'Share the result' });
  return user;
}

/** A browser with a share sheet, which can copy text but no pictures and make no videos. */
export function stubSharing(): void {
  vi.restoreAllMocks();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(platform, 'copy').mockResolvedValue(true);
  vi.stubGlobal('ClipboardItem', undefined);
  vi.stubGlobal('OffscreenCanvas', undefined);
  vi.spyOn(platform, 'canShare').mockReturnValue(true);
}

/** Opens the dialog with the ways that are behind its button "More". */
export async function openShareDialogWithMore() {
  const user = await openShareDialog();
  await user.click(screen.getByRole('button', { name: 'More' }));
  return user;
}
