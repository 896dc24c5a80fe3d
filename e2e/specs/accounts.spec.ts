import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { type Account, password } from '../actors/account.ts';
import { openPersonSocket } from '../actors/person-socket.ts';
import type { Visitor } from '../actors/visitor.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

/** What the end of a session or an account does to sockets that are open and games that run. */

const atOnce = 1000;

const csrfHeader = async (visitor: Visitor) => {
  const { csrfToken } = await visitor.ask<{ csrfToken: string }>('GET', '/api/csrf-token');
  return { 'CSRF-Token': csrfToken };
};

const otherBrowser = async ({ userId, username }: Account, visitor: Visitor): Promise<Account> => {
  await visitor.ask('POST', '/api/user/login', { emailOrUsername: username, password });
  return { userId, username, visitor };
};

test('a browser that is logged out from another loses its sockets within a second, the others keep theirs', async ({
  people,
}) => {
  const here = await people.account({ fresh: true });
  const there = await otherBrowser(here, people.stranger());
  const code = await people.seat([here, await people.account()]);
  const [mine, theirs] = [await people.bot(here, code), await people.bot(there, code)];
  const [ownHere, ownThere] = [await openPersonSocket(here), await openPersonSocket(there)];
  let isOpenHere = true;
  void ownHere.closed.then(() => {
    isOpenHere = false;
  });

  const headers = await csrfHeader(here.visitor);
  const began = Date.now();
  const ended = await here.visitor.request('DELETE', '/api/user/sessions', { headers });
  expect(await ended.json()).toEqual({ success: true, ended: 1 });
  expect(await theirs.untilClosed()).toBe(closeCodes.sessionEnded);
  const { code: reason, at } = await ownThere.closed;
  expect(reason).toBe(closeCodes.sessionEnded);
  expect(Math.max(Date.now(), at) - began).toBeLessThan(atOnce);

  expect([mine.closedWith, isOpenHere]).toEqual([null, true]);
  expect((await there.visitor.get('/api/user/me')).status).toBe(401);
  expect((await here.visitor.get('/api/user/me')).status).toBe(200);
  ownHere.close();
});

test('somebody who deletes their account leaves the game at once; its result says “Deleted player” and not their name', async ({
  people,
}) => {
  const leaver = await people.account({ fresh: true });
  const others = [await people.account(), await people.account()];
  const code = await people.seat([...others, leaver]);
  const bots = await Promise.all([...others, leaver].map((account) => people.bot(account, code)));
  const [leader, other, leaving] = bots;
  if (!leader || !other || !leaving) throw new Error('No bots');
  const own = await openPersonSocket(leaver);
  await leader.start();
  for (const bot of bots) await bot.ready();
  await leader.choose(themes.eachOther);
  for (const bot of bots) await bot.answer();
  await leader.untilPhase('results');
  const { gameId } = leader.round();

  const headers = await csrfHeader(leaver.visitor);
  const deleted = await leaver.visitor.request('POST', '/api/user/delete-account', {
    body: { password },
    headers,
  });
  expect(deleted.status).toBe(200);
  expect(await leaving.untilClosed()).toBe(closeCodes.sessionEnded);
  expect((await own.closed).code).toBe(closeCodes.sessionEnded);
  await leader.until(({ seats }) => seats.length === 2);
  await leader.endGame();
  await leader.untilPhase('finished');

  let token: string | undefined;
  await expect(async () => {
    ({ token } = await leader.account.visitor.ask<{ token: string }>('POST', `/api/share/${gameId}`));
  }).toPass();
  const shared = await (await people.stranger().get(`/api/shared/${token}`)).text();
  expect(shared).toContain('Deleted player');
  expect(shared).toContain(other.account.username);
  for (const trace of [leaver.username, leaver.userId]) expect(shared).not.toContain(trace);
});
