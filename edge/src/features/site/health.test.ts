import { env } from 'cloudflare:workers';
import { describe, expect, inject, test, vi } from 'vitest';
import { requestWith } from '../../../test/api.ts';
import { Browser } from '../../../test/browser.ts';
import { expectError } from '../../../test/expectations.ts';
import { captureLog } from '../../../test/log.ts';
import { fakeRooms } from '../../../test/rooms.ts';
import { shortenTimeLimits } from '../../../test/time-limits.ts';

const healthy = { database: 'ok', rooms: 'ok', pictures: 'ok' };
const noRoom = () => new Response(null, { status: 404 });

describe('GET /api/health', () => {
  test('names each part that responds', async () => {
    fakeRooms(noRoom);
    const response = await new Browser().get('/api/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, ...healthy });
  });

  test('is 503 and names the rooms if they cannot be reached or reject the key', async () => {
    const lines = captureLog();
    const unreachable = await requestWith({ PARTY_URL: inject('unreachableUrl') }, '/api/health');
    const body = await expectError(unreachable, 503, 'unavailable');
    expect(body).toMatchObject({ ...healthy, rooms: 'down' });
    expect(JSON.stringify(body)).not.toContain('127.0.0.1');
    expect(lines).toContainEqual(expect.objectContaining({ event: 'unhealthy', part: 'rooms' }));
    const server = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 401 }));
    const rejected = await requestWith({ LIBSQL_URL: inject('unreachableUrl') }, '/api/health');
    expect(await rejected.json()).toMatchObject({ rooms: 'down' });
    expect(server).toHaveBeenCalled();
  });

  test.each(['unreachableUrl', 'hangingUrl'] as const)(
    'is 503 and names the database if it is down (%s)',
    async (name) => {
      captureLog();
      fakeRooms(noRoom);
      shortenTimeLimits(2_500);
      const response = await requestWith({ LIBSQL_URL: inject(name) }, '/api/health');
      expect(await expectError(response, 503, 'unavailable')).toMatchObject({ ...healthy, database: 'down' });
    },
  );

  test('is 503 within the timeout if the pictures hang', async () => {
    captureLog();
    fakeRooms(noRoom);
    const limits = shortenTimeLimits(3_000);
    const bucket = vi.spyOn(env.IMAGES, 'head').mockReturnValue(new Promise(() => {}));
    const hanging = await requestWith({ IMAGES: env.IMAGES }, '/api/health');
    expect(await hanging.json()).toMatchObject({ ...healthy, pictures: 'down' });
    expect(limits).toContain(3_000);
    bucket.mockRejectedValue(new Error('The bucket has the key k-17.'));
    const failing = await requestWith({ IMAGES: env.IMAGES }, '/api/health');
    expect(await failing.text()).not.toContain('k-17');
    expect(failing.status).toBe(503);
  });
});
