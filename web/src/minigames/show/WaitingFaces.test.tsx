import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Rater } from '../contract.ts';
import { WaitingFaces } from './WaitingFaces.tsx';

const rater = (username: string, avatar: number): Rater => ({ user: username, username, avatar, seat: null });
const [sam, kim, robin] = [rater('Samwise', 1), rater('kimchi', 2), rater('Robin', 3)];

const places = () => screen.getAllByRole('listitem', { hidden: true });
const pictures = () => places().map((place) => place.querySelector('img')?.getAttribute('src'));

test('the order of the faces does not depend on the order of the answers', () => {
  const { unmount } = render(<WaitingFaces raters={[sam, kim, robin]} layout="large" />);
  const first = pictures();
  unmount();
  render(<WaitingFaces raters={[robin, sam, kim]} layout="large" />);
  expect(new Set(first).size).toBe(3);
  expect(pictures()).toEqual(first);
});

test('the place of a player who has left stays free, so that no other face moves', () => {
  const { rerender } = render(<WaitingFaces raters={[sam, kim, robin]} layout="row" />);
  const before = places();
  rerender(
    <WaitingFaces raters={[sam, kim, robin]} layout="row" hasLeft={({ user }) => user === kim.user} />,
  );
  expect(places()).toEqual(before);
  expect(places().map((place) => place.dataset.left)).toEqual(['true', 'false', 'false']);
});

test('screen readers do not hear of them', () => {
  render(<WaitingFaces raters={[sam, kim, robin]} layout="large" />);
  expect(screen.queryByRole('listitem')).toBeNull();
});
