import { createServer, type Server } from 'node:http';
import { type PersonReport, personReportSchema } from '@tallyho/game/protocol/person';
import { type RoomReport, roomReportSchema } from '@tallyho/game/protocol/service';
import type { ChosenTheme } from '@tallyho/game/room/event';
import { jwtVerify } from 'jose';
import * as v from 'valibot';
import { freePort, serviceSecret } from './harness.ts';
import { bodyOf } from './upgrade.ts';

/**
 * A test double of the edge's internal routes. It checks that every request is signed for its room or user.
 */
export const startFakeEdge = async (themes: Map<string, ChosenTheme>, firstPort: number) => {
  const port = await freePort(firstPort);
  const reports: RoomReport[] = [];
  const personReports: (PersonReport & { user: string; at: number })[] = [];
  const unsigned: string[] = [];
  const control = { isDown: false };
  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://edge');
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const signed = await jwtVerify(token, new TextEncoder().encode(serviceSecret), {
      audience: 'edge',
      algorithms: ['HS256'],
    })
      .then(({ payload }) => payload.sub)
      .catch(() => null);
    if (!signed) unsigned.push(url.pathname);
    if (control.isDown || !signed) return void response.writeHead(503).end();
    const theme = /^\/api\/internal\/themes\/(.+)$/.exec(url.pathname)?.[1];
    if (theme) {
      const found = themes.get(decodeURIComponent(theme));
      return void response
        .writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(found ?? {}));
    }
    const body: unknown = JSON.parse(await bodyOf(request));
    if (url.pathname === `/api/internal/people/${signed}`)
      personReports.push({ ...v.parse(personReportSchema, body), user: signed, at: Date.now() });
    else if (url.pathname === `/api/internal/rooms/${signed}`) reports.push(v.parse(roomReportSchema, body));
    else return void response.writeHead(403).end();
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, reports, personReports, unsigned, control, close: () => void server.close() };
};
