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
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const tipMs = 100 * 50;

test('the next tip comes after 100 ticks of 50 ms, and the first after the last', () => {
  render(<RotatingTip />);
  advance(tipMs - 50);
  expect(shown()).toBe(tips[0]?.title);
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '99');
  advance(50);
  expect(shown()).toBe(tips[1]?.title);
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0');
  for (const _ of tips.slice(1)) advance(tipMs);
  expect(shown()).toBe(tips[0]?.title);
});

test('the rotation pauses under the pointer and while it has the focus', () => {
  render(<RotatingTip />);
  const region = screen.getByRole('region', { name: 'Tips' });
  fireEvent.pointerEnter(region);
  advance(tipMs * 2);
  expect(shown()).toBe(tips[0]?.title);
  fireEvent.pointerLeave(region);
  act(() => screen.getByRole('button', { name: 'Next tip' }).focus());
  advance(tipMs * 2);
  expect(shown()).toBe(tips[0]?.title);
  act(() => screen.getByRole('button', { name: 'Next tip' }).blur());
  advance(tipMs);
  expect(shown()).toBe(tips[1]?.title);
});

test('the buttons show the previous and the next tip, and wrap around', () => {
  render(<RotatingTip />);
  fireEvent.click(screen.getByRole('button', { name: 'Previous tip' }));
  expect(shown()).toBe(tips.at(-1)?.title);
  fireEvent.click(screen.getByRole('button', { name: 'Next tip' }));
  expect(shown()).toBe(tips[0]?.title);
});

test('with reduced motion the tips do not rotate', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList); // the only property that is read
  render(<RotatingTip />);
  advance(tipMs * 2);
  expect(shown()).toBe(tips[0]?.title);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
