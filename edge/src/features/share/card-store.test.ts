import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { reportGame } from '../../../test/finished-games.ts';
import { newPerson } from '../../../test/people.ts';
import { ApiError } from '../../http/errors.ts';
import { cardOf } from './card-store.ts';
import { ownResult } from './finished-game.ts';

const finished = async () => {
  const [leader, player] = [await newPerson(), await newPerson()];
  const gameId = await reportGame([leader, player]);
  const result = await ownResult({ db, user: leader.account._id, gameId });
  const stored = async () => (await env.IMAGES.list({ prefix: `cards/1/${gameId}` })).objects;
  return { access: { bucket: env.IMAGES, gameId }, result, stored, leader };
};

test('a card drawn while a player deletes the account is drawn again without the name', async () => {
  const { access, result, stored } = await finished();
  const players = result.players.map((player) => ({ ...player, username: 'Deleted player' }));
  const after = { ...result, players };
  const clean = await cardOf({ ...access, gameId: `${access.gameId}-clean` }, after, async () => after);
  const drawn = await cardOf(access, result, async () => after);
  expect(new Uint8Array(drawn)).toEqual(new Uint8Array(clean));
  const [card] = await stored();
  expect(card?.size).toBe(clean.byteLength);
});

test('a card is not kept if access ends while it is drawn, or if the result never stays the same', async () => {
  const { access, result, stored } = await finished();
  const gone = () => Promise.reject(new ApiError('notFound'));
  await expect(cardOf(access, result, gone)).rejects.toMatchObject({ code: 'notFound' });
  expect(await stored()).toEqual([]);
  let count = 0;
  const changing = async () => ({ ...result, finishedAt: result.finishedAt + 86_400_000 * ++count });
  await expect(cardOf(access, result, changing)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await stored()).toEqual([]);
});

test('a stored card is returned without a drawing', async () => {
  const { access, result, leader } = await finished();
  await cardOf(access, result, async () => result);
  const never = () => Promise.reject(new Error('A drawing was started.'));
  expect((await cardOf(access, result, never)).byteLength).toBeGreaterThan(1000);
  await expectError(await leader.get('/api/share/none/card.png'), 404, 'notFound');
});
