import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ContactForm } from './ContactForm.tsx';

const thanks = "Thank you! We'll respond to your message soon.";
const send = () => screen.getByRole('button', { name: 'Send message' });

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

function fill(email = 'juniper@example.org') {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Juniper' } });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Hello' } });
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'A theme about soup, please.' } });
}

test('each empty field is named, and the first gets the focus', async () => {
  render(<ContactForm />);
  await userEvent.click(send());
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.queryByText(thanks)).toBeNull();
});

test('what was typed is still there after a reload, until it is sent', async () => {
  const first = render(<ContactForm />);
  fill();
  first.unmount();
  const second = render(<ContactForm />);
  expect(screen.getByLabelText('Message')).toHaveValue('A theme about soup, please.');
  await userEvent.click(send());
  second.unmount();
  render(<ContactForm />);
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('a field with only spaces counts as empty', async () => {
  render(<ContactForm />);
  fill();
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: '   ' } });
  await userEvent.click(send());
  expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Please enter a subject');
  expect(screen.getByLabelText('Name')).toBeValid();
});

test('an invalid email address is refused', async () => {
  render(<ContactForm />);
  fill('juniper at example');
  await userEvent.click(send());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email');
});

test('typing in a field clears its error', async () => {
  render(<ContactForm />);
  await userEvent.click(send());
  await userEvent.type(screen.getByLabelText('Name'), 'J');
  expect(screen.getByLabelText('Name')).toBeValid();
  expect(screen.getByLabelText('Email')).toBeInvalid();
});

test('a complete message shows the thanks for five seconds, is logged, and is not sent to a server', () => {
  vi.useFakeTimers();
  const fetchSpy = vi.fn();
  vi.stubGlobal('fetch', fetchSpy);
  const info = vi.spyOn(console, 'info').mockReturnValue();
  render(<ContactForm />);
  fill();
  fireEvent.click(send());
  expect(screen.getByRole('status')).toHaveTextContent(thanks);
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(info).toHaveBeenCalledOnce();
  expect(fetchSpy).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(4999));
  expect(screen.getByText(thanks)).toBeVisible();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText(thanks)).toBeNull();
});
