import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { showToast, toastMs } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion />);
});

afterEach(() => {
  act(() => vi.advanceTimersByTime(toastMs));
  vi.useRealTimers();
});

test('a toast appears in a polite live region and goes after five seconds', () => {
  act(() => showToast('Copied!', 'good'));
  expect(screen.getByText('Copied!').closest('[aria-live="polite"]')).not.toBeNull();
  act(() => vi.advanceTimersByTime(4999));
  expect(screen.getByText('Copied!')).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText('Copied!')).toBeNull();
});

test('the same text again renews the toast instead of stacking it', () => {
  act(() => showToast('Copied!'));
  act(() => vi.advanceTimersByTime(3000));
  act(() => showToast('Copied!'));
  act(() => vi.advanceTimersByTime(3000));
  expect(screen.getAllByText('Copied!')).toHaveLength(1);
});

test('at most three toasts stay', () => {
  act(() => {
    for (const text of ['one', 'two', 'three', 'four']) showToast(text);
  });
  expect(screen.queryByText('one')).toBeNull();
  expect(screen.getByText('four')).toBeInTheDocument();
});

test('a toast can be dismissed', () => {
  act(() => showToast('Copied!'));
  act(() => screen.getByRole('button', { name: 'Dismiss', hidden: true }).click());
  expect(screen.queryByText('Copied!')).toBeNull();
});

test('what a toast offers is done once, and the toast goes', () => {
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

test('while a dialog is open, what a toast offers is in it, where it can be pressed', () => {
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

test('while a dialog is open, a toast without anything to offer is in it too, and read out', () => {
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
    // The toast has looked for a dialog, and found it, when the next update takes the dialog away.
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

test('a dialog that goes while a toast moves into it leaves the toast on the page', async () => {
  cleanup();
  render(<ClosingPage />);
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Your account is deleted.')).toBeVisible();
});
