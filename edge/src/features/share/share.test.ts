import { env } from 'cloudflare:workers';
import { games } from '@tallyho/drizzle/schema/games';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { reportGame } from '../../../test/finished-games.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { cardKey } from '../../pictures/result-cards.ts';

type Link = { token: string | null };

let leader: Person;
let player: Person;
let stranger: Person;
beforeAll(async () => {
  [leader, player, stranger] = await Promise.all([newPerson(), newPerson(), newPerson()]);
});

const linkOf = async (response: Response | Promise<Response>) => {
  const answered = await response;
  expect(answered.status).toBe(200);
  return answered.json<Link>();
};
const share = (person: Browser, id: string) => person.post(`/api/share/${id}`);
const shared = async (id: string) => (await linkOf(share(leader, id))).token ?? '';
const opened = (token: string) => new Browser().get(`/api/shared/${token}`);

describe('a public link', () => {
  it('can be created once by any player, and is the same for all of them', async () => {
    const id = await reportGame([leader, player]);
    expect(await linkOf(player.get(`/api/share/${id}`))).toMatchObject({ token: null });
    const made = await linkOf(share(player, id));
    expect(made).toEqual({ success: true, token: expect.stringMatching(/^[\w-]{22}$/) });
    expect(await linkOf(share(leader, id))).toEqual(made);
    expect(await linkOf(leader.get(`/api/share/${id}`))).toEqual({
      ...made,
      best: 'board',
      moves: false,
      // One of its rounds had a theme of the players.
      omits: true,
      text: expect.stringMatching(/^Tallyho: /),
    });
    expect((await opened(made.token ?? '')).status).toBe(200);
  });

  it('is created once by concurrent requests', async () => {
    const id = await reportGame([leader, player]);
    const made = await Promise.all(Array.from({ length: 6 }, () => linkOf(share(leader, id))));
    expect(new Set(made.map(({ token }) => token)).size).toBe(1);
  });

  it('that does not exist is revoked without deleting the card, which would be drawn again', async () => {
    const id = await reportGame([leader, player]);
    expect((await leader.get(`/api/share/${id}/pictures/fight`)).status).toBe(200);
    expect(await env.IMAGES.head(cardKey(id, 'fight'))).not.toBeNull();
    expect((await player.delete(`/api/share/${id}`)).status).toBe(200);
    expect(await env.IMAGES.head(cardKey(id, 'fight'))).not.toBeNull();
  });

  it('can be revoked permanently by any player of the game; the next link is different', async () => {
    const id = await reportGame([leader, player]);
    const first = await shared(id);
    await env.IMAGES.put(cardKey(id, 'fight'), 'the card');
    expect((await player.delete(`/api/share/${id}`)).status).toBe(200);
    expect(await env.IMAGES.head(cardKey(id, 'fight'))).toBeNull();
    expect((await leader.delete(`/api/share/${id}`)).status).toBe(200);
    await expectError(await opened(first), 404, 'notFound', {
      message: 'This result is not shared any more.',
    });
    expect((await new Browser().get(`/r/${first}/card.png`)).status).toBe(404);
    expect(await linkOf(player.get(`/api/share/${id}`))).toMatchObject({ token: null });
    const second = await shared(id);
    expect(second).not.toBe(first);
    expect((await opened(second)).status).toBe(200);
    expect((await opened(first)).status).toBe(404);
  });

  it('is not needed for the picture about the caller, which is not stored', async () => {
    const id = await reportGame([leader, player]);
    for (const picture of ['me', 'me-wide']) {
      const response = await leader.get(`/api/share/${id}/pictures/${picture}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('image/png');
      expect(response.headers.get('Cache-Control')).toContain('private');
      await response.arrayBuffer();
      await expectError(await stranger.get(`/api/share/${id}/pictures/${picture}`), 404, 'notFound');
    }
    expect(
      (await env.IMAGES.list({ prefix: cardKey(id, 'fight').replace('fight.png', '') })).objects,
    ).toEqual([]);
  });

  it('is not available to users who did not play, or for unknown and running games', async () => {
    const id = await reportGame([leader, player]);
    const running = await reportGame([leader, player], { finished: false });
    const attempts: [Browser, string][] = [
      [stranger, id],
      [leader, running],
      [leader, 'no-such-game'],
      [leader, "'; drop table games; --"],
    ];
    for (const [person, game] of attempts) {
      const path = `/api/share/${encodeURIComponent(game)}`;
      for (const method of ['GET', 'POST', 'DELETE'])
        await expectError(await person.call(path, { method }), 404, 'notFound');
      await expectError(await person.get(`${path}/pictures/board`), 404, 'notFound');
    }
  });

  it('cannot be created or revoked by guests', async () => {
    const id = await reportGame([leader, player]);
    await shared(id);
    for (const method of ['GET', 'POST', 'DELETE'])
      await expectError(await new Browser().call(`/api/share/${id}`, { method }), 401, 'unauthenticated');
    await expectError(await new Browser().get(`/api/share/${id}/pictures/board`), 401, 'unauthenticated');
  });

  it('can be changed only from the site itself', async () => {
    const id = await reportGame([leader, player]);
    for (const method of ['POST', 'DELETE'])
      await expectError(
        await leader.call(`/api/share/${id}`, { method, origin: 'https://evil.example' }),
        403,
        'invalidOrigin',
      );
  });

  it.each(['', 'x', 'x'.repeat(22), `${'x'.repeat(21)}%00`, "' or 1=1 --xxxxxxxxxxx", 'é'.repeat(22)])(
    'with an invalid token (%j) returns not found',
    async (token) => {
      expect((await opened(encodeURIComponent(token))).status).toBe(404);
      expect((await new Browser().get(`/r/${encodeURIComponent(token)}/card.png`)).status).toBe(404);
    },
  );

  it('of a deleted game returns not found', async () => {
    const id = await reportGame([leader, player]);
    const token = await shared(id);
    expect((await new Browser().get(`/r/${token}/card.png`)).status).toBe(200);
    await db.delete(games).where(eq(games.id, id));
    await expectError(await opened(token), 404, 'notFound');
    expect((await new Browser().get(`/r/${token}/card.png`)).status).toBe(404);
    await expectError(await leader.get(`/api/share/${id}`), 404, 'notFound');
    await expectError(await leader.delete(`/api/share/${id}`), 404, 'notFound');
  });

  it('is cached for at most half a minute after it is revoked', async () => {
    const token = await shared(await reportGame([leader, player]));
    for (const path of [`/api/shared/${token}`, `/r/${token}/card.png`])
      expect((await new Browser().get(path)).headers.get('Cache-Control')).toBe('public, max-age=30');
  });
});
