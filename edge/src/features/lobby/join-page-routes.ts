import { invitationSlots, invitationViewOf } from '@tallyho/game/protocol/invitation';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../http/context.ts';
import { ApiError } from '../../http/errors.ts';
import { budget, isWithinBudget } from '../../http/rate-limit.ts';
import { type PageContent, respondWithPage } from '../../pages/site-page.ts';
import { giveBrowserId } from '../../rooms/seat-source.ts';
import { readCode } from '../../rooms/send-command.ts';
import { type OpenedLobby, openLobbyByCode, readVisit } from './open-lobby-by-code.ts';

/** What the page shows if the API refuses the visitor. */
const refusals = {
  lobbyNotFound: { status: 404, view: 'gone' },
  banned: { status: 403, view: 'removed' },
} as const;

const textsOf = ({
  leader,
  players,
  maxPlayers,
}: OpenedLobby['lobby']): Readonly<Record<string, string>> => ({
  [invitationSlots.leader]: leader.username,
  [invitationSlots.players]: String(players),
  [invitationSlots.maxPlayers]: String(maxPlayers),
});

/** Returns what the API says about the lobby; null if the page has to request it itself, for example after too many requests. */
const contentOf = async (c: Context<AppEnv>, written: string): Promise<PageContent | null> => {
  if (!(await isWithinBudget(c, 'inviteLinks'))) return null;
  const path = `/api/join/${written}`;
  try {
    const code = readCode(written);
    const invited = await openLobbyByCode(c.var, code, await readVisit(c, code));
    return {
      view: invitationViewOf(invited.lobby),
      texts: textsOf(invited.lobby),
      responses: { [path]: { status: 200, body: { success: true, ...invited } } },
    };
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'lobbyNotFound' || error.code === 'banned')) {
      const { status, view } = refusals[error.code];
      const body = { success: false, error: error.code, message: error.message };
      return { view, responses: { [path]: { status, body } } };
    }
    // The page repeats the request and reports what is wrong. A wrong code would then count twice.
    return null;
  }
};

/** The page of an invite link, with the lobby's data for visitors. It is a page in every case, never an error of the API. */
export const joinPageRoutes = new Hono<AppEnv>().get('/:code', budget('pages'), (c) => {
  const code = c.req.param('code');
  giveBrowserId(c);
  return respondWithPage(c, { name: 'join', addressPart: code, content: () => contentOf(c, code) });
});
