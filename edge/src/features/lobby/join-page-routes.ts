import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../http/context.ts';
import { ApiError } from '../../http/errors.ts';
import { limitBy } from '../../http/rate-limit.ts';
import { type EmbeddedResponse, respondWithPage } from '../../pages/site-page.ts';
import { codeSources } from '../../rooms/code-guesses.ts';
import { readCode } from '../../rooms/send-command.ts';
import { openLobbyByCode } from './open-lobby-by-code.ts';

/** Returns what the API says about the lobby; null if the page has to request it itself, for example after too many wrong codes. */
const lobbyResponse = async (c: Context<AppEnv>, code: string): Promise<EmbeddedResponse | null> => {
  try {
    const invited = await openLobbyByCode(c.var, readCode(code), await codeSources(c, null));
    return { status: 200, body: { success: true, ...invited } };
  } catch (error) {
    // The page repeats all other requests, but a wrong code would count twice.
    if (!(error instanceof ApiError) || error.code !== 'lobbyNotFound') return null;
    return { status: 404, body: { success: false, error: error.code, message: error.message } };
  }
};

/** The page of an invite link, with the lobby's data for visitors. */
export const joinPageRoutes = new Hono<AppEnv>().get(
  '/:code',
  limitBy('LIMIT_LOGIN', 'invite links'),
  async (c) => {
    const code = c.req.param('code');
    return respondWithPage(c, {
      name: 'join',
      addressPart: code,
      responses: async () => {
        const response = await lobbyResponse(c, code);
        return response ? { [`/api/join/${code}`]: response } : {};
      },
    });
  },
);
