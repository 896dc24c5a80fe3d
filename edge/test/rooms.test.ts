import { env } from 'cloudflare:workers';
import { personSchema } from '@tallyho/game/model/person';
import type { RoomResponse } from '@tallyho/game/protocol/service';
import { jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import * as v from 'valibot';
import { describe, expect, inject, test } from 'vitest';
import { newUser, personOfUser } from '../src/auth/user.ts';
import { ApiError } from '../src/http/errors.ts';
import { createRoomClient } from '../src/http/room-client.ts';
import { verifyServiceToken } from '../src/http/service-token.ts';
import { captureLog } from './log.ts';
import { fakeRooms } from './rooms.ts';
import { serviceHeader } from './service.ts';
import { shortenTimeLimits } from './time-limits.ts';

const code = 'RMCXYZ';
const refusal: RoomResponse = { ok: false, error: 'lobbyNotFound' };
const bytes = (secret: string) => new TextEncoder().encode(secret);

describe('the room client', () => {
  const status = (PARTY_URL = env.PARTY_URL) =>
    createRoomClient({ PARTY_URL, SERVICE_SECRET: env.SERVICE_SECRET }).request(code, { type: 'status' });

  test('calls the room of the code, with a token for that room that is valid for a minute', async () => {
    const calls = fakeRooms(() => refusal);
    expect(await status()).toEqual(refusal);
    expect(calls).toMatchObject([{ code, body: { type: 'status' } }]);
    const token = calls[0]?.authorization?.replace('Bearer ', '') ?? '';
    const { payload } = await jwtVerify(token, bytes(env.SERVICE_SECRET), {
      audience: 'room',
      subject: code,
    });
    expect((payload.exp ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(60);
  });

  test.each([
    ['fails', () => new Response('Bad', { status: 500 })],
    ['does not know us', () => new Response('No', { status: 401 })],
    ['answers something else', () => Response.json({ ok: 'maybe' })],
    ['answers no JSON', () => new Response('<html>')],
  ])('calls a room unavailable that %s', async (_, answer) => {
    captureLog();
    fakeRooms(answer);
    await expect(status()).rejects.toMatchObject({ code: 'roomUnavailable' });
  });

  test('retries once if a kept-alive connection was closed', async () => {
    captureLog();
    let lost = 1;
    const calls = fakeRooms(() => {
      lost -= 1;
      if (lost >= 0) throw new TypeError('Network connection lost.');
      return refusal;
    });
    expect(await status()).toEqual(refusal);
    expect(calls).toHaveLength(2);
    lost = 2;
    await expect(status()).rejects.toMatchObject({ code: 'roomUnavailable' });
    expect(calls).toHaveLength(4);
  });

  test('times out after three seconds if a room is unreachable or hangs', async () => {
    captureLog();
    const limits = shortenTimeLimits(3_000);
    const answers = await Promise.allSettled([
      status(inject('unreachableUrl')),
      status(inject('hangingUrl')),
    ]);
    expect(answers).toMatchObject([
      { status: 'rejected', reason: { code: 'roomUnavailable' } },
      { status: 'rejected', reason: { code: 'roomUnavailable' } },
    ]);
    expect(limits).toEqual([3_000, 3_000]);
  });
});

describe('a service token', () => {
  const verify = (authorization: string | undefined) => verifyServiceToken(env.SERVICE_SECRET, authorization);
  const claims = { aud: 'edge', sub: code, exp: Math.floor(Date.now() / 1000) + 60 };

  test('identifies the caller', async () => {
    expect(await verify((await serviceHeader(code)).Authorization)).toBe(code);
    expect(await verify((await serviceHeader('content')).Authorization)).toBe('content');
  });

  test('is rejected if it is forged, expired, long-lived, or for another audience', async () => {
    const headers = await Promise.all([
      serviceHeader(code, { secret: 'guess' }),
      serviceHeader(code, { audience: 'room' }),
      serviceHeader(code, { expiresIn: -10 }),
      serviceHeader(code, { expiresIn: 3_600 }),
    ]);
    const sign = (payload: object, alg: string) =>
      new SignJWT({ ...payload }).setProtectedHeader({ alg }).sign(bytes(env.SERVICE_SECRET));
    const tokens = [
      new UnsecuredJWT(claims).encode(),
      await sign(claims, 'HS512'),
      await sign({ aud: 'edge', sub: code }, 'HS256'),
      await sign({ aud: 'edge', exp: claims.exp }, 'HS256'),
      'nonsense',
      '',
    ];
    const all = [
      ...headers.map(({ Authorization }) => Authorization),
      ...tokens.map((token) => `Bearer ${token}`),
    ];
    for (const authorization of [...all, undefined])
      await expect(verify(authorization)).rejects.toBeInstanceOf(ApiError);
  });
});

test('an account maps to a person of the rooms', () => {
  const account = newUser({
    id: crypto.randomUUID(),
    username: 'somebody',
    email: 'somebody@example.com',
    avatar: 8,
    administrator: true,
  });
  expect(v.parse(personSchema, personOfUser(account))).toEqual({
    user: account.id,
    username: 'somebody',
    avatar: 8,
  });
});
