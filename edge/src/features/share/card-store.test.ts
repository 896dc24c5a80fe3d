import { env } from 'cloudflare:workers';
import type { R2Bucket } from '@cloudflare/workers-types';
import { expect, test } from 'vitest';
import { db } from '../../../test/database.ts';
import { reportGame } from '../../../test/finished-games.ts';
import { idOf } from '../../../test/lobbies.ts';
import { newPerson } from '../../../test/people.ts';
import { hashToken } from '../../auth/session-token.ts';
import { ApiError } from '../../http/errors.ts';
import { cardsOf } from '../../pictures/result-cards.ts';
import { resultCardOf, siteAddress } from './card-store.ts';
import { ownResult } from './finished-game.ts';

const finished = async () => {
  const [leader, player] = [await newPerson(), await newPerson()];
  const gameId = await reportGame([leader, player]);
  const result = await ownResult({ db, user: idOf(leader), gameId });
  const bucket: R2Bucket = env.IMAGES;
  const list = async () => (await bucket.list({ prefix: cardsOf(gameId) })).objects;
  const assertMayDraw = async () => undefined;
  return {
    access: { bucket, gameId, picture: 'podium' as const, address: 'tallyho.test', assertMayDraw },
    result,
    list,
  };
};

/** Comparing and printing the bytes themselves takes minutes. */
const hashOf = async (bytes: ArrayBuffer) =>
  hashToken(String.fromCharCode(...new Uint8Array(bytes.slice(-4096))));

test('pictures name the host of the site without its scheme and port', () => {
  expect(siteAddress('https://tallyho.example:8443/r/token')).toBe('tallyho.example');
});

test.each(['http://localhost:5173', 'http://192.168.0.7:8787', 'http://[::1]:8787'])(
  'pictures do not name the address of a development server: %s',
  (site) => {
    expect(siteAddress(`${site}/r/token`)).toBe('');
  },
);

test('a card drawn while a player deletes the account is drawn again without the name', async () => {
  const { access, result, list } = await finished();
  const drawings: ArrayBuffer[] = [];
  const bucket = {
    get: async () => null,
    put: async (key: string, bytes: ArrayBuffer) => {
      drawings.push(bytes);
      return access.bucket.put(key, bytes);
    },
    delete: (keys: string[]) => access.bucket.delete(keys),
  } as unknown as R2Bucket; // only these methods are used
  const after = result.players.reduce(
    (text, { username }) => text.replaceAll(username, 'Deleted player'),
    JSON.stringify(result),
  );
  const drawn = await resultCardOf({ ...access, bucket }, result, async () => JSON.parse(after));
  const hashes = await Promise.all([...drawings, drawn].map(hashOf));
  expect(hashes).toHaveLength(3);
  expect(hashes[1]).not.toBe(hashes[0]);
  expect(hashes[2]).toBe(hashes[1]);
  expect((await list()).map(({ size }) => size)).toEqual([drawn.byteLength]);
});

test('a card is deleted if access ends while it is drawn', async () => {
  const { access, result, list } = await finished();
  const gone = () => Promise.reject(new ApiError('notFound'));
  await expect(resultCardOf(access, result, gone)).rejects.toMatchObject({ code: 'notFound' });
  expect(await list()).toEqual([]);
});
