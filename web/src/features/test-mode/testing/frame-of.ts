import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { FromFrame } from '../frame-messages.ts';

/** Returns the frame's side of the connection: `say` sends to the page, `heard` returns what the page has sent. */
export async function frameOf(title: string | RegExp) {
  const frame = await screen.findByTitle(title);
  if (!(frame instanceof HTMLIFrameElement) || !frame.contentWindow) throw new Error('No frame');
  const source = frame.contentWindow;
  const post = vi.spyOn(source, 'postMessage').mockImplementation(() => undefined);
  const heard = () => post.mock.calls.map(([message]) => message);
  return {
    say: (data: FromFrame) =>
      act(() => {
        window.dispatchEvent(new MessageEvent('message', { data, source, origin: window.location.origin }));
      }),
    heard,
    lastScene: () => heard().findLast(({ type }: { type: string }) => type === 'scene')?.scene,
  };
}
