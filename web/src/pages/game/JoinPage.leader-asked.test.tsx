import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadRules } from '../../features/accounts/sign-in/lazy-rules.ts';
import { refusal } from '../../shared/api/testing/fake-fetch.ts';
import { openGuestLink, play, typeName } from './testing/guest-link.tsx';

// A visitor's first activity loads them.
beforeAll(() => loadRules());

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const asking = 'The leader is asked whether you may join. You get in as soon as they agree.';
const poll = () => vi.advanceTimersByTimeAsync(3_000);

/** A lobby whose leader is asked; `answer` sets the state of the question. */
function openAsked() {
  let entry: string | null = 'asked';
  const page = () =>
    openGuestLink({
      refuse: () =>
        entry === 'allowed' || entry === null
          ? null
          : entry === 'refused'
            ? refusal(403, 'notLetIn', 'The leader did not let you in.')
            : refusal(409, 'leaderAsked', asking),
      entry: () => entry,
    });
  return {
    ...page(),
    page,
    answer: (next: string | null) => {
      entry = next;
    },
  };
}

test('a guest about whom the leader is asked waits, and goes in by itself with the typed name', async () => {
  const { bodies, location, answer } = openAsked();
  await typeName('Jasper');
  await play();
  expect(await screen.findByText(asking)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Play as guest' })).toBeNull();
  await poll();
  expect(bodies).toHaveLength(1);
  answer('allowed');
  await poll();
  await waitFor(() => expect(location()).toBe('/'));
  expect(bodies.map(({ name }) => name)).toEqual(['Jasper', 'Jasper']);
  expect(bodies[0]?.key).toBe(bodies[1]?.key);
});

test('the wait goes on after a reload', async () => {
  const { page, unmount, answer } = openAsked();
  await typeName('Jasper');
  await play();
  await screen.findByText(asking);
  unmount();
  const { bodies, location } = page();
  expect(await screen.findByText(asking)).toBeInTheDocument();
  answer('allowed');
  await poll();
  await waitFor(() => expect(location()).toBe('/'));
  expect(bodies[0]).toMatchObject({ name: 'Jasper' });
});

test('a guest reads that the leader did not agree, and enters if the leader changes the answer', async () => {
  const { location, answer } = openAsked();
  await play();
  await screen.findByText(asking);
  answer('refused');
  await poll();
  expect(await screen.findByText('The leader did not let you in.')).toBeInTheDocument();
  answer('allowed');
  await poll();
  await waitFor(() => expect(location()).toBe('/'));
});

test('a guest can ask again when the leader has not answered', async () => {
  const { bodies, answer } = openAsked();
  await play();
  await screen.findByText(asking);
  answer('unanswered');
  await poll();
  expect(await screen.findByText('The leader has not answered. You can ask again.')).toBeInTheDocument();
  answer('asked');
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText(asking)).toBeInTheDocument();
  await waitFor(() => expect(bodies).toHaveLength(2));
});

test('a guest with a session waits, too, and goes in by itself', async () => {
  let entry: string | null = 'asked';
  const { location } = openGuestLink({
    isLoggedIn: true,
    entry: () => entry,
    join: () => (entry === 'asked' ? refusal(409, 'leaderAsked', asking) : null),
  });
  expect(await screen.findByText(asking)).toBeInTheDocument();
  entry = 'allowed';
  await poll();
  await waitFor(() => expect(location()).toBe('/'));
});
