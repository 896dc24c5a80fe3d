import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { archiveAddress, checkEvery, createUpdates, feedIn, type Updater } from './updates.ts';

type Answer = Awaited<ReturnType<Updater['checkForUpdates']>>;

const newer = (version: string, download: Promise<unknown> | null = Promise.resolve()): Answer => ({
  isUpdateAvailable: true,
  updateInfo: { version },
  downloadPromise: download,
});
const same: Answer = { isUpdateAvailable: false, updateInfo: { version: '1.0.0' } };

/** Updates from a feed that gives these answers in turn; an error is a check that fails. */
function following(...answers: readonly (Answer | Error)[]) {
  const queue = [...answers];
  const checkForUpdates = vi.fn(async () => {
    const answer = queue.shift() ?? null;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const onFound = vi.fn();
  return { checkForUpdates, onFound, updates: createUpdates({ checkForUpdates }, onFound) };
}

/** A download that has failed. */
const failed = Promise.reject(new Error('sha512 checksum mismatch'));
failed.catch(() => undefined);

describe('a check', () => {
  test('finds a newer version that the app installs when its download is complete', async () => {
    const download = Promise.withResolvers<void>();
    const { updates, onFound } = following(newer('1.1.0', download.promise));
    const checked = updates.check();
    await expect.poll(() => updates.known()).toBeNull();
    download.resolve();
    const update = { version: '1.1.0', kind: 'ready' };
    expect(await checked).toEqual({ kind: 'found', update });
    expect(onFound.mock.calls).toEqual([[update]]);
  });

  test('finds one that the player has to install at once', async () => {
    const { updates, onFound } = following(newer('1.1.0', null));
    await updates.check();
    expect(onFound.mock.calls).toEqual([[{ version: '1.1.0', kind: 'elsewhere' }]]);
  });

  test('reports each version once', async () => {
    const { updates, onFound } = following(newer('1.1.0'), newer('1.1.0'), newer('1.2.0'));
    for (let times = 0; times < 3; times++) await updates.check();
    expect(onFound.mock.calls.map(([{ version }]) => version)).toEqual(['1.1.0', '1.2.0']);
  });

  test.each([
    ['an older or the same version', same, 'none'],
    ['no updater for this package', null, 'none'],
    ['no answer', new Error('net::ERR_CONNECTION_REFUSED'), 'failed'],
    ['a download with a wrong checksum', newer('1.3.0', failed), 'failed'],
  ] as const)('with %s changes nothing', async (_name, answer, kind) => {
    const { updates, onFound } = following(newer('1.1.0'), answer);
    await updates.check();
    expect(await updates.check()).toEqual({ kind });
    expect(updates.known()).toEqual({ version: '1.1.0', kind: 'ready' });
    expect(onFound).toHaveBeenCalledOnce();
  });
});

describe('the schedule', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('checks at once and every six hours, also after a check that failed', async () => {
    const { updates, checkForUpdates } = following(new Error('offline'), same);
    updates.start();
    expect(checkForUpdates).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(checkEvery - 1);
    expect(checkForUpdates).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1 + checkEvery);
    expect(checkForUpdates).toHaveBeenCalledTimes(3);
    expect(checkEvery).toBe(6 * 3_600_000);
  });
});

test.each([
  [
    'provider: generic\nurl: https://play.example.org/app/\nupdaterCacheDirName: x\n',
    'https://play.example.org/app',
  ],
  ["url: 'https://play.example.org/app'", 'https://play.example.org/app'],
  ['url: http://127.0.0.1:9000', 'http://127.0.0.1:9000'],
  ['url: http://play.example.org', null],
  ['url: file:///tmp', null],
  ['provider: generic', null],
  ['', null],
])('the feed in %j is %j', (config, feed) => {
  expect(feedIn(config)).toBe(feed);
});

test('the archive of a version is beside the feed', () => {
  expect(archiveAddress('https://play.example.org/app', '1.2.0', 'x64')).toBe(
    'https://play.example.org/app/Tallyho-1.2.0-linux-x64.tar.gz',
  );
});
