import { limits } from '@tallyho/game/limits';
import {
  chosenThemeSchema,
  type GamePart,
  type RoomReport,
  themeOptionsSchema,
} from '@tallyho/game/protocol/service';
import { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import * as v from 'valibot';
import type { Config } from '../access/config.ts';
import { signCallToEdge } from '../access/service-token.ts';
import type { Edge, ReportOutcome, UserEdge } from '../ports.ts';
import { reportPartsOf } from './report-parts.ts';

/** The HTTP status of a body that is too large. */
const tooLarge = 413;
const themeTimeout = 3_000;
const reportTimeout = 5_000;

type EdgeAccess = Pick<Config, 'edgeUrl' | 'serviceSecret'>;

/** Sends an HTTP request that is signed for one room or user and has a timeout. */
const call = async (
  { edgeUrl, serviceSecret }: EdgeAccess,
  id: string,
  path: string,
  timeout: number,
  init: RequestInit = {},
) =>
  fetch(`${edgeUrl}/api/internal/${path}`, {
    ...init,
    headers: {
      authorization: `Bearer ${await signCallToEdge(serviceSecret, id)}`,
      'content-type': 'application/json',
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  });

/** The client errors after which the same request can succeed later: authentication, timeout, too early, too many. */
const temporaryErrors: readonly number[] = [401, 408, 425, 429];

const report = async (where: EdgeAccess, id: string, path: string, body: unknown): Promise<ReportOutcome> => {
  const init = { method: 'POST', body: JSON.stringify(body) };
  const response = await call(where, id, path, reportTimeout, init);
  await response.body?.cancel();
  const { ok, status } = response;
  if (ok) return { outcome: 'stored' };
  if (status >= 400 && status < 500 && !temporaryErrors.includes(status))
    return { outcome: 'refused', status };
  throw new Error(`The edge answered ${status} to a report`);
};

/** Returns the edge client of a room. */
export const createEdge = (where: EdgeAccess): Edge => ({
  async theme({ code, name, draw }) {
    const query = new URLSearchParams({ draw: JSON.stringify(draw) });
    const response = await call(where, code, `themes/${encodeURIComponent(name)}?${query}`, themeTimeout);
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) throw new Error(`The edge answered ${response.status} for a theme`);
    return v.parse(chosenThemeSchema, await response.json());
  },
  async themeOptions({ code, draw, used }) {
    const init = { method: 'POST', body: JSON.stringify({ ...draw, used }) };
    const response = await call(where, code, 'theme-options', themeTimeout, init);
    if (!response.ok) throw new Error(`The edge answered ${response.status} for the themes of a vote`);
    return v.parse(themeOptionsSchema, await response.json()).themes;
  },
  async report(code, body) {
    const send = (message: RoomReport | GamePart) => report(where, code, `rooms/${code}`, message);
    const parts = await reportPartsOf(body);
    if (!parts) return send(body);
    if (parts.length > limits.gamePart.count) return { outcome: 'refused', status: tooLarge };
    // One after the other. If one fails, the outbox sends all of them again.
    for (const part of parts) {
      const outcome = await send(part);
      if (outcome.outcome === 'refused') return outcome;
    }
    return { outcome: 'stored' };
  },
});

/** Returns the edge client of a user object. */
export const createUserEdge = (where: EdgeAccess): UserEdge => ({
  report: (user, body) => report(where, user, `${userObjectNames.reportPath}/${user}`, body),
});
