import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, findFreePort } from './ports.ts';
import { createService, type Service } from './service.ts';

/**
 * A server that stops responding after GET /hang, while its port still listens, and refuses connections for two seconds after
 * GET /pause. If the file of its second argument exists, it
 * deletes the file and does not respond at all.
 */
const server = `
const { existsSync, rmSync } = require('node:fs');
const [, hangingStarts] = process.argv.slice(1);
let hangs = existsSync(hangingStarts);
rmSync(hangingStarts, { force: true });
const listen = () => server.listen(Number(process.argv[1]), '127.0.0.1');
const server = require('node:http').createServer((request, response) => {
  if (request.url === '/hang') hangs = true;
  if (request.url === '/exit') process.exit();
  if (!hangs || request.url === '/hang') response.end(String(process.pid));
  if (request.url === '/pause') {
    server.close();
    server.closeAllConnections();
    setTimeout(listen, 2000);
  }
});
listen();
`;

let folder: string;
let port: number;
let service: Service;
const hangsAtNextStart = () => path.join(folder, 'hangs-at-next-start');
const create = (patience?: number): Service =>
  createService({
    name: 'The server',
    command: { file: process.execPath, args: ['-e', server, String(port), hangsAtNextStart()] },
    startTimeout: 3_000,
    logFile: path.join(folder, 'server.log'),
    ready: () => answers(`http://127.0.0.1:${port}/`, 300),
    ...(patience !== undefined && { patience }),
  });
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tallyho-service-'));
  port = await findFreePort();
  service = create();
  await service.start();
});
afterEach(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

const get = async (page: string): Promise<string> => (await fetch(`http://127.0.0.1:${port}${page}`)).text();

it('restarts a service whose port listens but that no longer responds', async () => {
  const lines: string[] = [];
  const lost = vi.fn();
  service.watch((line) => lines.push(line), lost);
  const first = await get('/hang');
  await vi.waitFor(() => expect(lines).toContain('The server is back.'), { timeout: 20_000 });
  expect(lines[0]).toBe('The server no longer answers, starting it again ...');
  expect(await get('/')).not.toBe(first);
  expect(lost).not.toHaveBeenCalled();
});

it('restarts a service that exits, and not one that is stopped', async () => {
  const lines: string[] = [];
  service.watch((line) => lines.push(line), vi.fn());
  await expect(get('/exit')).rejects.toThrow();
  await vi.waitFor(() => expect(lines).toContain('The server is back.'), { timeout: 20_000 });
  expect(lines[0]).toBe('The server died, starting it again ...');
  await service.stop();
  await expect(get('/')).rejects.toThrow();
  expect(lines).toHaveLength(2);
});

it('starts a service again that hangs while it restarts', async () => {
  const lines: string[] = [];
  const lost = vi.fn();
  service.watch((line) => lines.push(line), lost);
  writeFileSync(hangsAtNextStart(), '');
  await expect(get('/exit')).rejects.toThrow();
  await vi.waitFor(() => expect(lines).toContain('The server is back.'), { timeout: 20_000 });
  expect(lines).toContain('The server did not start, trying it again ...');
  expect(lost).not.toHaveBeenCalled();
});

it('leaves a service alone that responds again within its patience', async () => {
  await service.stop();
  service = create(15_000);
  await service.start();
  const lines: string[] = [];
  service.watch((line) => lines.push(line), vi.fn());
  const first = await get('/');
  await get('/pause').catch(() => {});
  await vi.waitFor(async () => expect(await get('/')).toBe(first), { timeout: 10_000, interval: 50 });
  expect(lines).toEqual([]);
});
