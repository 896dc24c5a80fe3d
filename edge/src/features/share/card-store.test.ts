import { env } from 'cloudflare:workers';
import type { R2Bucket } from '@cloudflare/workers-types';
import { expect, test, vi } from 'vitest';
import { db } from '../../../test/database.ts';
import { reportGame } from '../../../test/finished-games.ts';
import { idOf } from '../../../test/lobbies.ts';
import { newPerson } from '../../../test/people.ts';
import { ApiError } from '../../http/errors.ts';
import { cardOf } from './card-store.ts';
import { ownResult } from './finished-game.ts';

const finished = async () => {
  const [leader, player] = [await newPerson(), await newPerson()];
  const gameId = await reportGame([leader, player]);
  const result = await ownResult({ db, user: idOf(leader), gameId });
  const bucket: R2Bucket = env.IMAGES;
  const list = async () => (await bucket.list({ prefix: `cards/1/${gameId}` })).objects;
  return { access: { bucket, gameId }, result, list };
};

test('a card drawn while a player deletes the account is drawn again without the name', async () => {
  const { access, result, list } = await finished();
  const put = vi.spyOn(access.bucket, 'put');
  const named = JSON.stringify(result);
  const after = result.players.reduce(
    (text, { username }) => text.replaceAll(username, 'Deleted player'),
    named,
  );
  const drawn = await cardOf(access, result, async () => JSON.parse(after));
  const [first, second] = put.mock.calls.map(([, bytes]) => bytes);
  expect(put).toHaveBeenCalledTimes(2);
  expect(second).toBe(drawn);
  expect(second).not.toEqual(first);
  expect((await list()).map(({ size }) => size)).toEqual([drawn.byteLength]);
});

test('a card is deleted if access ends while it is drawn', async () => {
  const { access, result, list } = await finished();
  const gone = () => Promise.reject(new ApiError('notFound'));
  await expect(cardOf(access, result, gone)).rejects.toMatchObject({ code: 'notFound' });
  expect(await list()).toEqual([]);
});
