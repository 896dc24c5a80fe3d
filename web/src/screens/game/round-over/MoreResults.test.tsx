import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MoreResults } from './MoreResults.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Reports whether the end of the content is in view. */
let report: (isIntersecting: boolean) => void = () => undefined;

function Content() {
  const content = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as in the results */}
      <section ref={content} aria-label="Results" tabIndex={0}>
        <div ref={end} />
      </section>
      <MoreResults next="Awards" content={content} end={end} />
    </>
  );
}

test('the button is there until the end is in view, and scrolls on when it is pressed', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(changed: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => act(() => changed([{ isIntersecting }]));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  render(<Content />);
  expect(screen.queryByRole('button')).toBeNull();
  report(false);
  const results = screen.getByRole('region', { name: 'Results' });
  const scrollBy = vi.fn();
  Object.assign(results, { scrollBy });
  await userEvent.click(screen.getByRole('button', { name: 'Awards below' }));
  expect(scrollBy).toHaveBeenCalledOnce();
  expect(results).toHaveFocus();
  report(true);
  expect(screen.queryByRole('button')).toBeNull();
});
