import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RotatingTip } from './RotatingTip.tsx';
import { tips } from './tips.ts';

const shown = () => screen.getByRole('heading').textContent;
const bar = () =>
  screen.getByRole('region', { name: 'Tips' }).querySelector(':scope > [aria-hidden]:last-child');

// jsdom has no AnimationEvent, so React listens to the prefixed name there.
const endAnimation = (element: Element) =>
  fireEvent(element, new Event('webkitAnimationEnd', { bubbles: true }));

function fillBar() {
  const filled = bar()?.firstElementChild;
  if (!filled) throw new Error('There is no bar');
  endAnimation(filled);
  // The next bar starts empty.
  expect(bar()?.firstElementChild).not.toBe(filled);
}

test('the next tip comes when the bar is full, and the first after the last', () => {
  render(<RotatingTip />);
  fillBar();
  expect(shown()).toBe(tips[1]?.title);
  for (const _ of tips.slice(1)) fillBar();
  expect(shown()).toBe(tips[0]?.title);
});

test('the buttons show the previous and the next tip, wrap around and empty the bar', () => {
  render(<RotatingTip />);
  const before = bar()?.firstElementChild;
  fireEvent.click(screen.getByRole('button', { name: 'Previous tip' }));
  expect(shown()).toBe(tips.at(-1)?.title);
  expect(bar()?.firstElementChild).not.toBe(before);
  fireEvent.click(screen.getByRole('button', { name: 'Next tip' }));
  expect(shown()).toBe(tips[0]?.title);
});

test('with reduced motion the tips do not rotate, also if the setting changes later', () => {
  const setting = vi.spyOn(window, 'matchMedia');
  const { unmount } = render(<RotatingTip />);
  setting.mockReturnValue({ matches: true } as MediaQueryList); // the only property that is read
  const filled = bar()?.firstElementChild;
  if (!filled) throw new Error('There is no bar');
  endAnimation(filled);
  expect(shown()).toBe(tips[0]?.title);
  expect(bar()).toBeNull();
  unmount();
  render(<RotatingTip />);
  expect(bar()).toBeNull();
});

test('the bar goes from 0 to 100 in ticks of 50 ms', () => {
  render(<RotatingTip />);
  expect(bar()?.firstElementChild).toHaveStyle({ '--ticks': '100', '--length': `${100 * 50}ms` });
});
