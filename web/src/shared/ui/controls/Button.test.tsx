import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('keeps its name and focus but ignores presses while busy', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('can receive focus but ignores presses when aria-disabled', async () => {
  const onClick = vi.fn();
  render(
    <Button aria-disabled onClick={onClick}>
      START
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'START' }));
  expect(onClick).not.toHaveBeenCalled();
});
