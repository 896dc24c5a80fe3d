import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { limits } from '@tallyho/game/limits';
import { type RoomReport, roomReportSchema, themeOptionsQuerySchema } from '@tallyho/game/protocol/service';
import { type UserReport, userReportSchema } from '@tallyho/game/protocol/user-object';
import { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import type { ChosenTheme } from '@tallyho/game/room/state/event';
import { jwtVerify } from 'jose';
import * as v from 'valibot';
import { listen } from './listen.ts';

export type FakeEdge = Awaited<ReturnType<typeof startFakeEdge>>;

/**
 * Starts a test double of the edge's internal routes: returns themes to rooms, and stores the reports of rooms and users.
 * Responds 503 to requests that are not signed for their room or user, and to all while `control.isDown`.
 */
export const startFakeEdge = async ({
  port,
  themes,
  serviceSecret,
}: {
  port: number;
  themes: readonly ChosenTheme[];
  serviceSecret: string;
}) => {
  const reports: RoomReport[] = [];
  const userReports: (UserReport & { user: string })[] = [];
  const unsigned: string[] = [];
  const control = { isDown: false };
  const key = new TextEncoder().encode(serviceSecret);
  const subjectOf = (authorization = ''): Promise<string | null> =>
    jwtVerify(authorization.replace('Bearer ', ''), key, { audience: 'edge', algorithms: ['HS256'] })
      .then(({ payload }) => payload.sub ?? null)
      .catch(() => null);

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://edge');
    const body = await text(request);
    const subject = await subjectOf(request.headers.authorization);
    if (subject === null) unsigned.push(pathname);
    if (control.isDown || subject === null) return void response.writeHead(503).end();
    const name = /^\/api\/internal\/themes\/(.+)$/.exec(pathname)?.[1];
    if (name !== undefined) {
      const theme = themes.find(({ snapshot }) => snapshot.name === decodeURIComponent(name));
      return void response
        .writeHead(theme ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(theme ?? {}));
    }
    if (pathname === '/api/internal/theme-options') {
      const { used } = v.parse(themeOptionsQuerySchema, JSON.parse(body));
      const names = themes.map(({ snapshot }) => snapshot.name).filter((theme) => !used.includes(theme));
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ themes: names.slice(0, limits.voteOptions) }));
    }
    if (pathname === `/api/internal/${userObjectNames.reportPath}/${subject}`)
      userReports.push({ ...v.parse(userReportSchema, JSON.parse(body)), user: subject });
    else if (pathname === `/api/internal/rooms/${subject}`)
      reports.push(v.parse(roomReportSchema, JSON.parse(body)));
    else return void response.writeHead(403).end();
    response.writeHead(204).end();
  });
  const { stop } = await listen(server, port);
  return { reports, userReports, unsigned, control, stop };
};
