import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from './ports.ts';
import { createDatabaseKey, loadSecrets, readSecrets } from './secrets.ts';
import type { Service } from './service.ts';
import { sqld } from './sqld.ts';
import { createStackConfig, type StackConfig } from './stack-config.ts';

let dataDir: string;
let place: StackConfig;
let server: Service | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'tallyho-sqld-'));
  mkdirSync(path.join(dataDir, 'logs'));
});

afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async () => {
  place = createStackConfig({ dataDir, port: await findFreePort(29_000) });
  server = sqld(place);
  await server.start();
};

/** Sends SQL in a request that any web page can send: it needs no preflight. Host and Origin are those of another site. */
const execute = (
  headers: Record<string, string>,
  url = '/v2/pipeline',
  body = '{"requests":[{"type":"execute","stmt":{"sql":"select 1"}}]}',
) =>
  fetch(`${place.libsql.url}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', origin: 'http://evil.example', ...headers },
    body,
  });

describe('the local database server', { timeout: 60_000 }, () => {
  it('responds 401 without the key of the data folder', async () => {
    await start();
    expect((await execute({})).status).toBe(401);
    expect((await execute({ authorization: 'Bearer x.y.z' })).status).toBe(401);
    expect((await execute({ authorization: 'Basic YWRtaW46YWRtaW4=' })).status).toBe(401);
    expect((await execute({ authorization: `Bearer ${createDatabaseKey().token}` })).status).toBe(401);
    expect((await execute({}, '/v1/execute', '{"stmt":{"sql":"select 1"}}')).status).toBe(401);
    expect((await execute({}, '/', '{"statements":["select 1"]}')).status).toBe(401);
    expect((await fetch(`${place.libsql.url}/dump`)).status).toBe(401);
    expect((await execute({ authorization: `Bearer ${place.secrets.database.token}` })).status).toBe(200);
  });

  it('takes the writes of sixteen clients at the same time', async () => {
    await start();
    const client = createClient({ url: place.libsql.url, authToken: place.secrets.database.token });
    await client.execute('create table lines (text text)');
    const write = async () => {
      for (let line = 0; line < 40; line += 1)
        await client.execute('insert into lines values (hex(randomblob(4000)))');
    };
    await Promise.all(Array.from({ length: 16 }, write));
    expect((await client.execute('select count(*) from lines')).rows[0]?.[0]).toBe(16 * 40);
  });

  it('listens only on the loopback interface', async () => {
    await start();
    const own = Object.values(networkInterfaces())
      .flat()
      .flatMap((entry) => (entry && !entry.internal && entry.family === 'IPv4' ? [entry.address] : []));
    for (const host of own) expect(await accepts(host, place.ports.sqld), host).toBe(false);
    expect(await accepts('127.0.0.1', place.ports.sqld)).toBe(true);
  });

  it('keeps the rows of a data folder that had no key', async () => {
    await start();
    const before = createClient(place.libsql);
    await before.batch(['create table kept (value text)', "insert into kept values ('here')"], 'write');
    before.close();
    await server?.stop();
    const { ticket, service } = place.secrets;
    writeFileSync(path.join(dataDir, 'secrets.json'), JSON.stringify({ ticket, service }));

    await start();
    expect(place.secrets).toMatchObject({ ticket, service });
    const client = createClient(place.libsql);
    expect((await client.execute('select value from kept')).rows[0]?.value).toBe('here');
    client.close();
  });
});

describe('the secrets of a data folder', () => {
  it('stay the same, and only their owner can read them', () => {
    const secrets = loadSecrets(dataDir);
    expect(loadSecrets(dataDir)).toEqual(secrets);
    expect(readSecrets(dataDir)).toEqual(secrets);
    const file = path.join(dataDir, 'secrets.json');
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).not.toContain('PRIVATE');
  });

  it.skipIf(process.platform === 'win32')('makes the data folder readable by its owner only', () => {
    chmodSync(dataDir, 0o755);
    loadSecrets(dataDir);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it('are not created by reading them', () => {
    expect(readSecrets(path.join(dataDir, 'other'))).toBeNull();
  });
});

const accepts = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const end = (accepted: boolean) => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
