import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RotatingTip } from './RotatingTip.tsx';
import { tips } from './tips.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const shown = () => screen.getByRole('heading').textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const turn = 100 * 50;

test('the next tip comes after 100 ticks of 50 ms, and the first after the last', () => {
  render(<RotatingTip />);
  pass(turn - 50);
  expect(shown()).toBe(tips[0]?.title);
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '99');
  pass(50);
  expect(shown()).toBe(tips[1]?.title);
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0');
  for (const _ of tips.slice(1)) pass(turn);
  expect(shown()).toBe(tips[0]?.title);
});

test('it waits under the pointer and while it has the focus', () => {
  render(<RotatingTip />);
  const region = screen.getByRole('region', { name: 'Tips' });
  fireEvent.pointerEnter(region);
  pass(turn * 2);
  expect(shown()).toBe(tips[0]?.title);
  fireEvent.pointerLeave(region);
  act(() => screen.getByRole('button', { name: 'Next tip' }).focus());
  pass(turn * 2);
  expect(shown()).toBe(tips[0]?.title);
  act(() => screen.getByRole('button', { name: 'Next tip' }).blur());
  pass(turn);
  expect(shown()).toBe(tips[1]?.title);
});

test('the buttons go both ways round', () => {
  render(<RotatingTip />);
  fireEvent.click(screen.getByRole('button', { name: 'Previous tip' }));
  expect(shown()).toBe(tips.at(-1)?.title);
  fireEvent.click(screen.getByRole('button', { name: 'Next tip' }));
  expect(shown()).toBe(tips[0]?.title);
});

test('where movement is off it stands still', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList); // all that is read of it
  render(<RotatingTip />);
  pass(turn * 2);
  expect(shown()).toBe(tips[0]?.title);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
