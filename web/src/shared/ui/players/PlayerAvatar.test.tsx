import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';
import { PlayerAvatar } from './PlayerAvatar.tsx';
import type { SeatNumber } from './Shape.tsx';

const seat: SeatNumber | null = 3;
const ringOf = (container: HTMLElement) => container.firstElementChild?.getAttribute('style');

test('a player with a seat has a ring in the color of the seat, and its shape except at the smallest size', () => {
  const { container, rerender } = render(<PlayerAvatar avatar={1} seat={seat} size="sm" />);
  expect(ringOf(container)).toContain('var(--player-3)');
  expect(container.querySelector('svg')).not.toBeNull();
  rerender(<PlayerAvatar avatar={1} seat={seat} size="xs" />);
  expect(ringOf(container)).toContain('var(--player-3)');
  expect(container.querySelector('svg')).toBeNull();
});

test('a player without a seat has neither ring nor shape', () => {
  const { container } = render(<PlayerAvatar avatar={1} seat={null} />);
  expect(ringOf(container)).toBeNull();
  expect(container.querySelector('svg')).toBeNull();
});

test('an avatar without a player refuses a seat, also one that is spread', () => {
  const found = { seat } as { readonly seat?: SeatNumber }; // as a caller finds it: perhaps none
  // @ts-expect-error: only PlayerAvatar shows a seat.
  render(<Avatar avatar={1} {...found} />);
});
