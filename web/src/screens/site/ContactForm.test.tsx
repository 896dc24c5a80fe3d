import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
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
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.queryByText(thanks)).toBeNull();
});

test('what was typed is still there after a reload, until it is sent', async () => {
  const first = render(<ContactForm />);
  fill();
  first.unmount();
  const second = render(<ContactForm />);
  expect(screen.getByLabelText('Message')).toHaveValue('A theme about soup, please.');
  await userEvent.click(send());
  await screen.findByText(thanks);
  second.unmount();
  render(<ContactForm />);
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('a field with only spaces counts as empty', async () => {
  render(<ContactForm />);
  fill();
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: '   ' } });
  await userEvent.click(send());
  const subject = screen.getByLabelText('Subject');
  await waitFor(() => expect(subject).toHaveAccessibleDescription('Please enter a subject'));
  expect(screen.getByLabelText('Name')).toBeValid();
});

test('an invalid email address is refused', async () => {
  render(<ContactForm />);
  fill('juniper at example');
  await userEvent.click(send());
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter a valid email'));
});

test('typing in a field clears its error', async () => {
  render(<ContactForm />);
  await userEvent.click(send());
  await waitFor(() => expect(screen.getByLabelText('Name')).toBeInvalid());
  await userEvent.type(screen.getByLabelText('Name'), 'J');
  expect(screen.getByLabelText('Name')).toBeValid();
  expect(screen.getByLabelText('Email')).toBeInvalid();
});

test('a complete message shows the thanks for five seconds, is logged, and is not sent to a server', async () => {
  vi.useFakeTimers();
  const fetchSpy = vi.fn();
  vi.stubGlobal('fetch', fetchSpy);
  const info = vi.spyOn(console, 'info').mockReturnValue();
  render(<ContactForm />);
  fill();
  await act(async () => {
    fireEvent.click(send());
    // The form loads it with the first press.
    await import('./contact-message.ts');
  });
  expect(screen.getByRole('status')).toHaveTextContent(thanks);
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(info).toHaveBeenCalledOnce();
  expect(fetchSpy).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(4999));
  expect(screen.getByText(thanks)).toBeVisible();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText(thanks)).toBeNull();
});
