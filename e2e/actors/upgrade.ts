import { request } from 'node:http';

/**
 * What becomes of a socket opened at `address` by a page of `origin`, told by the raw bytes: 'open' once a message came,
 * 'closed CODE', or 'refused STATUS'.
 */
export const upgradeOutcome = (address: string, origin: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const asking = request(address.replace(/^ws/, 'http'), {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': btoa('sixteen bytes...'),
        origin,
      },
    });
    asking.on('response', (response) => {
      response.resume();
      resolve(`refused ${response.statusCode}`);
    });
    asking.on('upgrade', (_response, socket, head) => {
      const read = (bytes: Buffer) => {
        if (bytes.length === 0) return;
        const isClose = bytes[0] === 0x88;
        resolve(isClose ? `closed ${bytes.readUInt16BE(2)}` : 'open');
        socket.destroy();
      };
      read(head);
      socket.on('data', read);
    });
    asking.on('error', reject);
    asking.end();
  });
