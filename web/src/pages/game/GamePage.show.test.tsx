import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { playCue } from '../../entities/feedback/play-cue.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import {
  advanceTo,
  awardsGiven,
  awardTexts,
  begins,
  fakeTimers,
  finishRound,
  openGame,
  press,
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
  const progress = screen.getByRole('progressbar', { name: 'Results shown' });
  expect(progress).toHaveAttribute('aria-valuetext', 'Step 0 of 7');
  await advanceTo(room, 'first');
  expect(progress).toHaveAttribute('aria-valuetext', 'Step 3 of 7');
  expect(awardTexts()).toEqual([]);
  await advanceTo(room, 'firstAward');
  const [first, second] = awardsGiven(room);
  expect(awardTexts()).toEqual([first]);
  await advanceTo(room, 'secondAward');
  expect(awardTexts()).toEqual([second]);
  await advanceTo(room, 'verdict');
  expect(progress).toHaveAttribute('aria-valuetext', 'Step 6 of 7');
  expect(awardTexts()).toEqual([]);
  await advanceTo(room, 'end');
  expect(awardTexts()).toEqual(awardsGiven(room));
  expect(progress).not.toBeInTheDocument();
});

test('each award is announced, and each step plays one sound', async () => {
  const room = finishRound();
  await openGame(room, kim);
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await advanceTo(room, 'firstAward');
  const [first, second] = awardsGiven(room);
  expect(announced()).toContain(first);
  await advanceTo(room, 'secondAward');
  expect(announced()).toContain(second);
  await advanceTo(room, 'verdict');
  expect(vi.mocked(playCue).mock.calls.flat()).toEqual([
    'reveal',
    'reveal',
    'reveal',
    'pair',
    'divisive',
    'podium',
  ]);
});

test('a reload shows the same step and repeats no sound', async () => {
  const room = finishRound();
  const first = await openGame(room, kim);
  await advanceTo(room, 'firstAward');
  first.unmount();
  vi.mocked(playCue).mockClear();
  await openGame(room, kim);
  expect(awardTexts()).toEqual(awardsGiven(room).slice(0, 1));
  expect(playCue).not.toHaveBeenCalled();
  await advanceTo(room, 'secondAward');
  expect(awardTexts()).toEqual(awardsGiven(room).slice(1));
});

test('a suspended tab shows the right step as soon as it becomes visible', async () => {
  const room = finishRound();
  await openGame(room, kim);
  vi.setSystemTime(Date.now() + begins.end);
  expect(awardTexts()).toEqual([]);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(awardTexts()).toEqual(awardsGiven(room));
});

test('the question is the heading, and screen readers have the name of the game above it', async () => {
  await openGame(finishRound(), kim);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'How long would each of you survive on a desert island?',
  );
  expect(screen.getByText('Round Over')).toBeVisible();
  expect(screen.getByText('Would survive on a desert island')).toBeInTheDocument();
});

test('during the show the leader can only skip; Continue and the countdown follow it', async () => {
  const room = finishRound();
  await openGame(room, robin);
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  expect(screen.queryByRole('timer', { name: /Next round/ })).toBeNull();
  await advanceTo(room, 'end');
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  expect(screen.getByRole('timer', { name: 'Next round in 30 seconds' })).toBeVisible();
});

test('the chat is a button during the results; opened once, it stays open until it is closed', async () => {
  const room = finishRound();
  await openGame(room, kim);
  const rail = within(screen.getByRole('complementary'));
  const pressIn = (name: string) => fireEvent.click(rail.getByRole('button', { name }));
  expect(rail.getByRole('button', { name: 'Open chat' })).toBeInTheDocument();
  await advanceTo(room, 'end');
  pressIn('Open chat');
  expect(rail.queryByRole('button', { name: 'Open chat' })).toBeNull();
  expect(rail.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  pressIn('Close chat');
  expect(rail.getByRole('button', { name: 'Open chat' })).toHaveFocus();
});

test('when the leader skips the show, all players see its end', async () => {
  const room = finishRound();
  const { unmount } = await openGame(room, robin);
  expect(awardTexts()).toEqual([]);
  await press('Skip');
  expect(awardTexts()).toEqual(awardsGiven(room, robin));
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  unmount();
  await openGame(room, kim);
  expect(awardTexts()).toEqual(awardsGiven(room));
});

test('an award has the stage instead of the result, and its numbers one press away', async () => {
  const room = finishRound();
  await openGame(room, kim);
  await advanceTo(room, 'firstAward');
  const award = within(screen.getByRole('region', { name: 'Awards' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(award.getByText(/^How come\?/).closest('details')).not.toHaveAttribute('open');
  const result = () => screen.getByRole('list', { name: 'Ratings, best first', hidden: true });
  expect(result()).not.toBeVisible();
  await advanceTo(room, 'verdict');
  expect(result()).toBeVisible();
});

test('the leader skips the awards one by one, then the result', async () => {
  const room = finishRound();
  await openGame(room, robin);
  await advanceTo(room, 'firstAward');
  const [first, second] = awardsGiven(room, robin);
  expect(awardTexts()).toEqual([first]);
  await press('Skip this award');
  expect(awardTexts()).toEqual([second]);
  await press('Skip this award');
  expect(awardTexts()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  const skip = screen.getByRole('button', { name: 'Skip' });
  await press('Skip');
  expect(awardTexts()).toEqual([first, second]);
  // Another button, so that a press on the one before does not continue.
  expect(skip).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
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
  expect(awardTexts()).toEqual(awardsGiven(room));
});

test('who came first keeps a rosette: a ceremony gives it', async () => {
  const room = finishRound();
  await openGame(room, kim);
  const name = 'Would survive on a desert island';
  const ceremony = () => screen.queryByRole('region', { name: 'Rosette' });
  await advanceTo(room, 'verdict');
  expect(ceremony()).toBeNull();
  await advanceTo(room, 'rosette');
  expect(ceremony()).toHaveTextContent(`Robin${name}Robin keeps it for the rest of the night.`);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    `Robin keeps the rosette “${name}”.`,
  );
  expect(vi.mocked(playCue).mock.calls.flat().at(-1)).toBe('winner');
  await advanceTo(room, 'end');
  expect(ceremony()).toBeNull();
});
