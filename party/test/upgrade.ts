import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';

/** The origin of the pages that may open sockets. */
export const siteOrigin = 'http://127.0.0.1:8787';

const upgradeHeaders = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** Returns the HTTP status of the response to an upgrade request. */
export const upgradeStatus = (
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(url.replace('ws:', 'http:'), {
      headers: { ...upgradeHeaders, ...headers },
    });
    request.on('response', async (response) =>
      resolve({ status: response.statusCode ?? 0, body: await text(response) }),
    );
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      resolve({ status: 101, body: '' });
    });
    request.on('error', reject);
    request.end();
  });

/** Opens a socket, sends nothing, and returns the code of the first close frame. */
export const closeCodeOf = (url: string, origin = siteOrigin): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(url.replace('ws:', 'http:'), { headers: { ...upgradeHeaders, origin } });
    request.on('response', ({ statusCode }) => reject(new Error(`Answered ${statusCode}`)));
    request.on('upgrade', (_response, socket, head) => {
      const read = (data: Buffer) => {
        if (data[0] !== 0x88) return;
        socket.destroy();
        resolve(data.readUInt16BE(2));
      };
      read(head);
      socket.on('data', read);
    });
    request.on('error', reject);
    request.end();
  });
