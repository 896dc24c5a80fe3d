import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createStore, useStore } from './store.ts';

test('notifies the subscribers after each change, until they unsubscribe', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const unsubscribe = store.subscribe(() => seen.push(store.getSnapshot()));
  store.set(2);
  unsubscribe();
  store.set(3);
  expect(seen).toEqual([2]);
  expect(store.getSnapshot()).toBe(3);
});

test('notifies the other subscribers if one unsubscribes during a change', () => {
  const store = createStore('a');
  const other = vi.fn();
  const unsubscribe = store.subscribe(() => unsubscribe());
  store.subscribe(other);
  store.set('b');
  expect(other).toHaveBeenCalledOnce();
});

const text = createStore('before');
const Text = () => <p>{useStore(text)}</p>;

test('a component shows the current value', () => {
  render(<Text />);
  act(() => text.set('after'));
  expect(screen.getByText('after')).toBeInTheDocument();
});
