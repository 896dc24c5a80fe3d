import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { runScheduledJobs } from '../features/guests/scheduled-jobs.ts';
import { cardKey, deleteOldCards } from './result-cards.ts';

const bucket = env.IMAGES;
const put = (...keys: string[]) => Promise.all(keys.map((key) => bucket.put(key, 'a picture')));
const keys = async (prefix: string) => (await bucket.list({ prefix })).objects.map(({ key }) => key);

beforeEach(async () => {
  for (const key of await keys('cards/')) await bucket.delete(key);
});

test('pictures of earlier versions are deleted in steps, and no others', async () => {
  const current = cardKey('game-1', 'board');
  const old = Array.from({ length: 5 }, (_, index) => `cards/2/game-${index}/podium.png`);
  const other = 'Themes/cards/2/Game1/picture.webp';
  await put(current, other, 'cards/first.png', 'cards/3/game-1/board.png', ...old);
  const steps: number[] = [];
  while (steps.at(-1) !== 0 && steps.length < 10) steps.push(await deleteOldCards(bucket, 2));
  expect(steps).toEqual([2, 2, 1, 1, 1, 0]);
  expect(await keys('cards/')).toEqual([current]);
  expect(await keys(other)).toEqual([other]);
});

test('the scheduled jobs delete them', async () => {
  const current = cardKey('game-1', 'board');
  await put(current, 'cards/2/game-1/podium.png');
  await runScheduledJobs(env);
  expect(await keys('cards/')).toEqual([current]);
});
