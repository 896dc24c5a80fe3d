import { createServer } from 'node:http';
import type { ChosenTheme } from '@tallyho/game/room/event';

/** Starts a stub of the edge that returns the same themes to every room and accepts its reports. */
export const startEdgeStub = async (port: number, themes: readonly ChosenTheme[]) => {
  const server = createServer((request, response) => {
    request.resume();
    if (request.method !== 'GET') return void response.writeHead(204).end();
    const name = decodeURIComponent(request.url?.split('/').at(-1) ?? '');
    const theme = themes.find(({ snapshot }) => snapshot.name === name);
    response
      .writeHead(theme ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(theme ?? null));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
