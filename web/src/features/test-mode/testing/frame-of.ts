import { act, screen } from '@testing-library/react';
import * as v from 'valibot';
import { vi } from 'vitest';
import { type FromFrame, toFrameSchema } from '../frame-messages.ts';

/**
 * Returns the frame's side of the connection: `say` sends to the page, `heard` returns what the page has sent. It throws if the
 * frame would ignore a message.
 */
export async function frameOf(title: string | RegExp) {
  const frame = await screen.findByTitle(title);
  if (!(frame instanceof HTMLIFrameElement) || !frame.contentWindow) throw new Error('No frame');
  const source = frame.contentWindow;
  const post = vi.spyOn(source, 'postMessage').mockImplementation(() => undefined);
  const heard = () => post.mock.calls.map(([message]) => v.parse(toFrameSchema, message));
  return {
    say: (data: FromFrame) =>
      act(() => {
        window.dispatchEvent(new MessageEvent('message', { data, source, origin: window.location.origin }));
      }),
    heard,
    lastScene: () => heard().findLast((message) => message.type === 'scene')?.scene,
  };
}
