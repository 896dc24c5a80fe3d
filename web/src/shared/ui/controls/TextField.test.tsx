import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField, TextArea, TextField } from './TextField.tsx';

test('the hint describes the input', () => {
  render(<TextField label="Username" hint="5 to 30 characters" />);
  const input = screen.getByLabelText('Username');
  expect(input).toHaveAccessibleDescription('5 to 30 characters');
  expect(input).toBeValid();
});

test('an error takes the hint’s place and marks the input invalid', () => {
  render(<TextField label="Username" hint="5 to 30 characters" error="Please enter a username" />);
  const input = screen.getByLabelText('Username');
  expect(input).toHaveAccessibleDescription('Please enter a username');
  expect(input).toBeInvalid();
  expect(screen.queryByText('5 to 30 characters')).toBeNull();
});

test('several lines are wired the same way', () => {
  render(<TextArea label="Message" error="Please enter a message" />);
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Please enter a message');
});

test('a password is hidden until shown, and keeps what was typed', async () => {
  render(<PasswordField label="Password" />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'Secret1');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('Secret1');
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible();
});
