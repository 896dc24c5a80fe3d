import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../controls/Button.tsx';
import { Dialog } from './Dialog.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Leave the game?">
        <p>The others play on.</p>
      </Dialog>
    </>
  );
}

test('is named by its title and visible only while open', async () => {
  render(<Example />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.getByRole('dialog', { name: 'Leave the game?' })).toBeVisible();
});

test('returns the focus to the opener when it closes', async () => {
  render(<Example />);
  const opener = screen.getByRole('button', { name: 'Leave' });
  await userEvent.click(opener);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});

test('closes on a press on the backdrop, but not on a press inside', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await userEvent.click(screen.getByText('The others play on.'));
  await userEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('calls onClose on the browser’s cancel event (Escape)', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
