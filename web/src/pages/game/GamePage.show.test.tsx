import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { playCue } from '../../entities/feedback/play-cue.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import {
  advance,
  awardNames,
  fakeTimers,
  finishRound,
  openGame,
  press,
  stepMs,
  theme,
} from './testing/round-over.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../minigames/slider-avatars-lobby/Results.tsx';
import '../../minigames/slider-lobby/Results.tsx';

vi.mock('../../entities/feedback/play-cue.ts', () => ({ playCue: vi.fn() }));

fakeTimers();
beforeEach(() => {
  vi.mocked(playCue).mockClear();
});

test('each step of the show, awards included, is shown at the time set by the server', async () => {
  const room = finishRound();
  await openGame(room, kim);
  expect(screen.getByRole('heading', { level: 1, name: 'Round Over' })).toBeInTheDocument();
  const progress = screen.getByRole('progressbar', { name: 'Results shown' });
  expect(progress).toHaveAttribute('aria-valuetext', 'Step 0 of 6');
  await advance(4 * stepMs);
  expect(progress).toHaveAttribute('aria-valuetext', 'Step 4 of 6');
  expect(awardNames()).toEqual([]);
  await advance(stepMs);
  expect(awardNames()).toEqual(['Most divisive']);
  expect(screen.getByText('Opinions from 20 to 100.')).toBeVisible();
  await advance(stepMs);
  expect(awardNames()).toEqual(['Most divisive', 'Closest pair']);
  expect(screen.getByText('kimchi and Samwise thought 85 % alike in 3 answers.')).toBeVisible();
  expect(progress).toHaveAttribute('aria-valuetext', 'Everything is shown');
});

test('each award is announced, and each step plays one sound', async () => {
  const room = finishRound();
  await openGame(room, kim);
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await advance(5 * stepMs);
  expect(announced()).toContain('Most divisive: kimchi. Opinions from 20 to 100.');
  await advance(stepMs);
  expect(announced()).toContain('Closest pair: kimchi and Samwise thought 85\u00a0% alike in 3 answers.');
  expect(vi.mocked(playCue).mock.calls.flat()).toEqual([
    'reveal',
    'reveal',
    'reveal',
    'podium',
    'divisive',
    'pair',
  ]);
});

test('a reload shows the same step and repeats no sound', async () => {
  const room = finishRound();
  const first = await openGame(room, kim);
  await advance(5 * stepMs);
  first.unmount();
  vi.mocked(playCue).mockClear();
  await openGame(room, kim);
  expect(awardNames()).toEqual(['Most divisive']);
  expect(playCue).not.toHaveBeenCalled();
  await advance(stepMs);
  expect(awardNames()).toEqual(['Most divisive', 'Closest pair']);
});

test('a suspended tab shows the right step as soon as it becomes visible', async () => {
  const room = finishRound();
  await openGame(room, kim);
  vi.setSystemTime(Date.now() + 20_000);
  expect(awardNames()).toEqual([]);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(awardNames()).toEqual(['Most divisive', 'Closest pair']);
});

/** Records the names of the elements that are scrolled into view, in order. */
function recordScrolls(): string[] {
  const names: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(this: Element) {
    names.push(this.getAttribute('aria-label') ?? this.querySelector('h2')?.textContent ?? '');
  });
  return names;
}

test('each big moment is scrolled into view once, in order', async () => {
  const room = finishRound();
  const names = recordScrolls();
  await openGame(room, kim);
  await advance(3 * stepMs);
  names.length = 0;
  await advance(stepMs);
  expect(names).toEqual(['Podium']);
  await advance(2 * stepMs);
  expect(names).toEqual(['Podium', 'Most divisive', 'Closest pair']);
  await advance(10_000);
  expect(names).toEqual(['Podium', 'Most divisive', 'Closest pair']);
});

test('a skipped show and a show that is already over scroll to the podium', async () => {
  const room = finishRound();
  const names = recordScrolls();
  const { unmount } = await openGame(room, robin);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Skip' }), { key: 'Enter' });
  await press('Skip');
  expect(names).toEqual(['Podium']);
  unmount();
  await openGame(room, kim);
  expect(names).toEqual(['Podium', 'Podium']);
});

test.each([
  ['wheel', (results: HTMLElement) => fireEvent.wheel(results)],
  ['finger', (results: HTMLElement) => fireEvent.touchMove(results)],
  ['keyboard', (results: HTMLElement) => fireEvent.keyDown(results, { key: 'PageDown' })],
  ['scroll bar', (results: HTMLElement) => fireEvent.pointerDown(results)],
])('following stops after the player has scrolled by %s', async (_, scroll) => {
  const room = finishRound();
  const names = recordScrolls();
  await openGame(room, kim);
  await advance(4 * stepMs);
  names.length = 0;
  scroll(screen.getByRole('region', { name: 'Results' }));
  await advance(2 * stepMs);
  expect(awardNames()).toHaveLength(2);
  expect(names).toEqual([]);
});

test('Continue is not highlighted during the show, and highlighted after it', async () => {
  const room = finishRound();
  await openGame(room, robin);
  const plainClass = screen.getByRole('button', { name: 'Continue' }).className;
  await advance(6 * stepMs);
  expect(screen.getByRole('button', { name: 'Continue' }).className).not.toBe(plainClass);
});

test('when the leader skips the show, all players see its end', async () => {
  const room = finishRound();
  const { unmount } = await openGame(room, robin);
  expect(awardNames()).toEqual([]);
  await press('Skip');
  expect(awardNames()).toEqual(['Most divisive', 'Closest pair']);
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  unmount();
  await openGame(room, kim);
  expect(awardNames()).toEqual(['Most divisive', 'Closest pair']);
});

test('other players cannot skip, and follow when the leader skips', async () => {
  const room = finishRound();
  await openGame(room, kim);
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  const { stage } = room.state;
  if (stage.phase !== 'results') throw new Error(stage.phase);
  await act(async () => {
    room.act(robin.user, { type: 'skipShow', gameId: stage.game.id, theme, game: 0 });
  });
  expect(awardNames()).toEqual(['Most divisive', 'Closest pair']);
});
