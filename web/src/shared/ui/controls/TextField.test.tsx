import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField, TextArea, TextField } from './TextField.tsx';

test('describes the input with the hint', () => {
  render(<TextField label="Username" hint="5 to 30 characters" />);
  const input = screen.getByLabelText('Username');
  expect(input).toHaveAccessibleDescription('5 to 30 characters');
  expect(input).toBeValid();
});

test('replaces the hint with an error and marks the input invalid', () => {
  render(<TextField label="Username" hint="5 to 30 characters" error="Please enter a username" />);
  const input = screen.getByLabelText('Username');
  expect(input).toHaveAccessibleDescription('Please enter a username');
  expect(input).toBeInvalid();
  expect(screen.queryByText('5 to 30 characters')).toBeNull();
});

test('uses the same attributes for a multi-line field', () => {
  render(<TextArea label="Message" error="Please enter a message" />);
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Please enter a message');
});

test('hides a password until it is revealed, and keeps the typed text', async () => {
  render(<PasswordField label="Password" />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'Secret1');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('Secret1');
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible();
});
