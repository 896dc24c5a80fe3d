import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MoreResults } from './MoreResults.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Reports which parts are in view. */
let report: (inView: readonly string[]) => void = () => undefined;

function Content({ hasAwards = true }: { hasAwards?: boolean }) {
  const content = useRef<HTMLElement>(null);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as in the results */}
      <section ref={content} aria-label="Results" tabIndex={0}>
        <div data-part="points" />
        {hasAwards && <div data-part="awards" />}
      </section>
      <MoreResults content={content} />
    </>
  );
}

/** Lets `report` say what is in view. */
function observe() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly parts: HTMLElement[] = [];
      constructor(changed: (entries: object[]) => void) {
        report = (inView) =>
          act(() =>
            changed(
              this.parts.map((target) => ({
                target,
                isIntersecting: inView.includes(target.dataset.part ?? ''),
                boundingClientRect: { top: 900 },
              })),
            ),
          );
      }
      observe = (part: HTMLElement) => this.parts.push(part);
      disconnect = () => undefined;
    },
  );
}

test('the link leads to the next part that is out of view, and goes with the last one', async () => {
  observe();
  render(<Content />);
  expect(screen.queryByRole('button')).toBeNull();
  report([]);
  const results = screen.getByRole('region', { name: 'Results' });
  const scrollBy = vi.fn();
  Object.assign(results, { scrollBy });
  await userEvent.click(screen.getByRole('button', { name: 'See points' }));
  expect(scrollBy).toHaveBeenCalledOnce();
  expect(results).toHaveFocus();
  report(['points']);
  expect(screen.getByRole('button', { name: 'See awards' })).toBeInTheDocument();
  report(['points', 'awards']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the link leads to a part that comes later, too', async () => {
  observe();
  const { rerender } = render(<Content hasAwards={false} />);
  rerender(<Content />);
  // Additions are reported before the next task.
  await act(async () => undefined);
  report(['points']);
  expect(screen.getByRole('button', { name: 'See awards' })).toBeInTheDocument();
});
