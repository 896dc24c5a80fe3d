import { expect, test, vi } from 'vitest';
import { kim } from '../../entities/room/testing/people.ts';
import { openStage } from './stage.ts';

const scene = {
  viewer: kim,
  players: 3,
  seed: 1,
  isSlow: false,
  content: { kind: 'sample', type: 'Slider' },
} as const;

test('complete, skip and next lead through a round', () => {
  const stage = openStage(scene);
  expect(stage.status()).toEqual({ phase: 'playing', isConfirmed: false, hasShow: false });
  stage.run('skipShow');
  stage.run('next');
  expect(stage.status().phase).toBe('playing');
  stage.run('complete');
  expect(stage.status()).toEqual({ phase: 'results', isConfirmed: false, hasShow: true });
  stage.run('skipShow');
  expect(stage.status()).toEqual({ phase: 'results', isConfirmed: false, hasShow: false });
  stage.run('next');
  expect(stage.status()).toEqual({ phase: 'playing', isConfirmed: false, hasShow: false });
  stage.close();
});

test('an answer is confirmed from its lock on', () => {
  const stage = openStage(scene);
  const { stage: now } = stage.room.state;
  if (now.phase !== 'playing') throw new Error(`The phase is ${now.phase}`);
  const round = { gameId: now.game.id, theme: now.theme.name, game: 0 };
  const gameData = { ratingValue: 5, sliderIndex: 2 };
  stage.room.act(kim.user, { type: 'gameRoundConfirmation', ...round, code: 1, gameData });
  expect(stage.status().isConfirmed).toBe(true);
  stage.room.act(kim.user, { type: 'gameRoundConfirmation', ...round, code: 0 });
  expect(stage.status().isConfirmed).toBe(false);
  stage.close();
});

test('leaving ends the stage without a request', async () => {
  const fetch = vi.spyOn(window, 'fetch');
  const stage = openStage(scene);
  const listener = vi.fn();
  const unsubscribe = stage.subscribe(listener);
  await stage.membership.leave();
  expect(stage.status().phase).toBe('left');
  expect(listener).toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
  unsubscribe();
  stage.close();
});
