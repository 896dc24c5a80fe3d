import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { NotifyForm } from './NotifyForm.tsx';

const email = () => screen.getByLabelText('Email');
const notify = () => userEvent.click(screen.getByRole('button', { name: 'Notify me' }));

/** Renders the form with a fake API that returns this response. */
function open(respond: () => Response | Promise<Response> = () => Response.json({ success: true })) {
  const calls = fakeApi({ 'POST /api/subscribe': respond });
  renderPage(<NotifyForm />);
  return calls;
}

test.each(['', 'juniper at example', 'juniper@example', `${'a'.repeat(250)}@b.cd`])(
  'the invalid address %j is rejected at its field and stays',
  async (address) => {
    const calls = open();
    await userEvent.click(email());
    await userEvent.paste(address);
    await notify();
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(email()).toHaveValue(address);
    expect(calls).toEqual([]);
  },
);

test('typing clears the error', async () => {
  open();
  await notify();
  await userEvent.type(email(), 'j');
  expect(email()).not.toHaveAttribute('aria-invalid');
});

test('a valid address is sent with a timestamp, and the thanks are shown', async () => {
  const calls = open();
  await userEvent.type(email(), ' juniper@example.org {Enter}');
  expect(await screen.findByText(/^Thank you!/)).toBeInTheDocument();
  expect(calls.map(({ route }) => route)).toEqual(['POST /api/subscribe']);
  expect(calls[0]?.body).toEqual({
    email: 'juniper@example.org',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(email()).toHaveValue('');
});

test.each([
  [
    () => refusal(429, 'rateLimited', 'Too many at once. Try again in a minute.'),
    'Too many at once. Try again in a minute.',
  ],
  [() => new Response('<html>', { status: 502 }), 'Error submitting your email. Please try again.'],
  [() => new Response('<html>'), 'Error submitting your email. Please try again.'],
  [() => Promise.reject(new TypeError('Failed to fetch')), 'Network error. Please try again later.'],
])('a failure is shown, and the typed text stays: case %#', async (respond, text) => {
  open(respond);
  await userEvent.type(email(), 'juniper@example.org');
  await notify();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(email()).toHaveValue('juniper@example.org');
  expect(email()).toBeValid();
});

test('an error of the server about the address is shown at the field', async () => {
  open(() => refusal(400, 'invalidInput', 'Please enter a valid email address.', 'email'));
  await userEvent.type(email(), 'juniper@example.org');
  await notify();
  expect(await screen.findByText('Please enter a valid email address.')).toBeInTheDocument();
  expect(email()).toBeInvalid();
  expect(screen.queryByRole('alert')).toBeNull();
});
