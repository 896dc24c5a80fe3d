import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIsHydrated } from '../store/store.ts';
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

test.each([
  ['in the same task', async () => undefined],
  ['later', () => new Promise((resolve) => setTimeout(resolve, 50))],
])(
  'prerendered content is not replaced if its code arrives %s, so that text typed in it stays',
  async (_, arrive) => {
    vi.useRealTimers();
    const onHydrated = vi.fn();
    function Field() {
      const isHydrated = useIsHydrated();
      useEffect(() => {
        if (isHydrated) onHydrated();
      }, [isHydrated]);
      return <input aria-label="Name" />;
    }
    const content = { default: Field };
    const Built = lazyPart(async () => content);
    const { prelude } = await prerenderToNodeStream(<Built />);
    const element = document.createElement('div');
    for await (const part of prelude.setEncoding('utf8')) element.innerHTML += part;
    document.body.append(element);
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    await userEvent.type(field, 'Noor');

    const Part = lazyPart(async () => {
      await arrive();
      return content;
    });
    // As in a browser: within `act` React does not wait for code that arrives in the same task.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const root = await new Promise<Root>((resolve) =>
      startTransition(() => resolve(hydrateRoot(element, <Part />))),
    );
    await waitFor(() => expect(onHydrated).toHaveBeenCalled());
    expect(screen.getByLabelText('Name')).toBe(field);
    expect(field).toHaveValue('Noor');
    root.unmount();
    element.remove();
  },
);
