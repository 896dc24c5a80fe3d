import { chosenThemeSchema } from '@tallyho/game/protocol/service';
import * as v from 'valibot';
import type { Edge } from './ports.ts';
import { signServiceToken } from './service-token.ts';

const themeTimeout = 3_000;
const reportTimeout = 5_000;

/** The edge over HTTP, every call signed for one room and bounded in time. */
export const createEdge = ({ url, secret }: { url: string; secret: Uint8Array }): Edge => {
  const call = async (code: string, path: string, timeout: number, init: RequestInit = {}) =>
    fetch(`${url}/api/internal/${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${await signServiceToken(secret, code)}`,
        'content-type': 'application/json',
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
  return {
    async theme(code, name) {
      const response = await call(code, `themes/${encodeURIComponent(name)}`, themeTimeout);
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok) throw new Error(`The edge answered ${response.status} for a theme`);
      return v.parse(chosenThemeSchema, await response.json());
    },
    async report(code, report) {
      const body = JSON.stringify(report);
      const response = await call(code, `rooms/${code}`, reportTimeout, { method: 'POST', body });
      await response.body?.cancel();
      if (response.status === 413) return 'tooBig';
      if (!response.ok) throw new Error(`The edge answered ${response.status} to a report`);
      return 'taken';
    },
  };
};
