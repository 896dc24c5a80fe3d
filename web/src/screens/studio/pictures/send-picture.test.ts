// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { sendPicture } from './send-picture.ts';

/** A request whose progress and response the test decides. */
class FakeRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  address = '';
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  onabort: () => void = () => undefined;
  open = (_: string, address: string) => {
    this.address = address;
  };
  send = () => undefined;
  abort = () => this.onabort();
  respond(status: number, body: string) {
    Object.assign(this, { status, responseText: body });
    this.onload();
  }
}
let request: FakeRequest;
beforeEach(() => {
  request = new FakeRequest();
  // A function, because a class cannot return the request of the test.
  vi.stubGlobal('XMLHttpRequest', function fake() {
    return request;
  });
});

const send = (onProgress: (share: number) => void = () => undefined) => {
  const ending = new AbortController();
  const sent = sendPicture(new File(['x'], 'a.png'), {
    folder: 'Themes/50%/Game1',
    signal: ending.signal,
    onProgress,
  });
  return { sent, ending };
};

test('sends a staged picture, reports the progress, and returns the picture without a description', async () => {
  const shares: number[] = [];
  const { sent } = send((share) => shares.push(share));
  expect(request.address).toBe('/api/cloudinary/upload?folder=Themes%2F50%25%2FGame1&staged=true');
  request.upload.onprogress?.({ loaded: 1, total: 4 });
  request.upload.onprogress?.({ loaded: 0, total: 0 });
  request.respond(200, JSON.stringify({ public_id: 'p', url: '/images/p' }));
  expect(await sent).toEqual({ id: 'p', url: '/images/p', alt: '', fileName: 'a.png' });
  expect(shares).toEqual([0.25, 0]);
});

test('fails with the reason of the API', async () => {
  const { sent } = send();
  request.respond(413, JSON.stringify({ error: 'tooLarge', message: 'That file is too large.' }));
  await expect(sent).rejects.toMatchObject({ code: 'tooLarge', message: 'That file is too large.' });
});

test.each([
  ['the connection is cut', () => request.onerror()],
  ['the response is cut', () => request.respond(200, '{"public_id":')],
])('fails with a network error when %s', async (_, cut) => {
  const { sent } = send();
  cut();
  await expect(sent).rejects.toMatchObject({ code: 'network' });
});

test('stops when it is cancelled', async () => {
  const { sent, ending } = send();
  ending.abort();
  await expect(sent).rejects.toMatchObject({ code: 'network' });
});
