import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenTimings } from '../../screen-timings.ts';
import { Dialog } from './Dialog.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { showToast } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion />);
});

afterEach(() => {
  act(() => vi.advanceTimersByTime(screenTimings.toast));
  vi.useRealTimers();
});

test('shows a toast in a polite live region and removes it after five seconds', () => {
  act(() => showToast('Copied!', 'good'));
  expect(screen.getByText('Copied!').closest('[aria-live="polite"]')).not.toBeNull();
  act(() => vi.advanceTimersByTime(4999));
  expect(screen.getByText('Copied!')).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText('Copied!')).toBeNull();
});

test('keeps a toast with a lasting action until it is dismissed', () => {
  act(() =>
    showToast('A new version', 'info', { label: 'Reload', onSelect: () => undefined, isLasting: true }),
  );
  act(() => vi.advanceTimersByTime(10 * screenTimings.toast));
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(screen.queryByText('A new version')).toBeNull();
});

test('renews a toast with the same text instead of stacking it', () => {
  act(() => showToast('Copied!'));
  act(() => vi.advanceTimersByTime(3000));
  act(() => showToast('Copied!'));
  act(() => vi.advanceTimersByTime(3000));
  expect(screen.getAllByText('Copied!')).toHaveLength(1);
});

test('shows at most three toasts', () => {
  act(() => {
    for (const text of ['one', 'two', 'three', 'four']) showToast(text);
  });
  expect(screen.queryByText('one')).toBeNull();
  expect(screen.getByText('four')).toBeInTheDocument();
});

test('dismisses a toast', () => {
  act(() => showToast('Copied!'));
  act(() => screen.getByRole('button', { name: 'Dismiss', hidden: true }).click());
  expect(screen.queryByText('Copied!')).toBeNull();
});

test('runs the toast’s action once and removes the toast', () => {
  let times = 0;
  act(() => {
    showToast('Sam wants to be friends', 'info', {
      label: 'Accept',
      onSelect: () => {
        times += 1;
      },
    });
  });
  act(() => screen.getByRole('button', { name: 'Accept', hidden: true }).click());
  expect(times).toBe(1);
  expect(screen.queryByText('Sam wants to be friends')).toBeNull();
});

test('moves a toast with an action into the open dialog, where it can be pressed', () => {
  const { unmount } = render(
    <Dialog open onClose={() => undefined} title="Chat">
      <p>So they said.</p>
    </Dialog>,
  );
  act(() => showToast('Sam sent you a message', 'info', { label: 'Reply', onSelect: () => undefined }));
  const dialog = screen.getByRole('dialog', { name: 'Chat' });
  expect(dialog).toContainElement(screen.getByRole('button', { name: 'Reply', hidden: true }));
  unmount();
});

test('moves a toast without an action into the open dialog too, where it is announced', () => {
  const { unmount } = render(
    <Dialog open onClose={() => undefined} title="Friends">
      <p>Some.</p>
    </Dialog>,
  );
  act(() => showToast('That did not work', 'bad'));
  const dialog = screen.getByRole('dialog', { name: 'Friends' });
  expect(dialog).toContainElement(screen.getByRole('alert', { hidden: true }));
  expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent('That did not work');
  unmount();
});

function ClosingPage() {
  const [isOpen, setOpen] = useState(true);
  function onDone() {
    // The toast has already found the dialog when the next update removes the dialog.
    flushSync(() => showToast('Your account is deleted.', 'good'));
    setOpen(false);
  }
  return (
    <>
      <Dialog open={isOpen} onClose={onDone} title="Delete your account?">
        <p>For good.</p>
      </Dialog>
      <ToastRegion />
    </>
  );
}

test('keeps a toast on the page when its dialog closes while the toast moves into it', async () => {
  cleanup();
  render(<ClosingPage />);
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Your account is deleted.')).toBeVisible();
});
