import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Boundary } from '../ui/states/Boundary.tsx';
import { LazyFallback, lazyPart } from './lazy-part.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.useRealTimers());

/** A part whose code fails to load `failures` times. */
function renderPart(failures: number) {
  let left = failures;
  const load = vi.fn(async (): Promise<{ default: ComponentType }> => {
    if (left > 0) {
      left -= 1;
      throw new TypeError('Failed to fetch dynamically imported module');
    }
    return { default: () => <p>The part</p> };
  });
  const Part = lazyPart(load);
  render(
    <Boundary what="The chat">
      <LazyFallback show="Loading">
        <Part />
      </LazyFallback>
    </Boundary>,
  );
  return load;
}

const advanceOneSecond = () => act(() => vi.advanceTimersByTimeAsync(1_000));

test('retries once automatically when code does not load', async () => {
  const load = renderPart(1);
  await advanceOneSecond();
  expect(screen.getByText('The part')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('then shows an error and offers both a retry and a reload', async () => {
  renderPart(2);
  await advanceOneSecond();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The chat did not load. You may be offline, or Tallyho has been updated.',
  );
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Try again' }));
  await advanceOneSecond();
  expect(screen.getByText('The part')).toBeInTheDocument();
});

test('a preloaded part shows at its first render, without its fallback', async () => {
  const Part = lazyPart(async () => ({ default: () => <p>The part</p> }));
  await Part.preload();
  render(
    <LazyFallback show="Loading">
      <Part />
    </LazyFallback>,
  );
  expect(screen.getByText('The part')).toBeInTheDocument();
});

test('the fallback shows until the code has loaded, and not a moment longer', async () => {
  let arrive = (_: { default: ComponentType }) => {};
  const Part = lazyPart(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
  render(
    <LazyFallback show="Loading">
      <Part />
    </LazyFallback>,
  );
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await act(async () => arrive({ default: () => <p>The part</p> }));
  expect(screen.getByText('The part')).toBeInTheDocument();
  expect(screen.queryByText('Loading')).toBeNull();
});

test('a failed preload is forgotten, and the code loads again when the part is rendered', async () => {
  let isOffline = true;
  const Part = lazyPart(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>The part</p> };
  });
  const preloaded = Part.preload();
  await advanceOneSecond();
  await preloaded;
  isOffline = false;
  render(<Part />);
  expect(await screen.findByText('The part')).toBeInTheDocument();
});
