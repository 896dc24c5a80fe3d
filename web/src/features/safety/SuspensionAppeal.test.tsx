import type { OwnAppeal } from '@tallyho/game/people/sanctions';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type Call, fakeApi, refusal } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { SuspensionAppeal } from './SuspensionAppeal.tsx';

beforeEach(() => sessionStorage.clear());

const suspension = { until: '2030-01-01T12:00:00.000Z', reason: 'Threats' };
const text = 'It was my brother, who used my phone.';
const sent: OwnAppeal = { text, createdAt: '2026-11-23T12:00:00.000Z', decision: null };
const none = () => Response.json({ success: true, appeal: null });
const returns = (appeal: OwnAppeal) => () => Response.json({ success: true, appeal });
const page = <SuspensionAppeal userId="user-juniper" suspension={suspension} />;
const field = () => screen.findByRole('textbox', { name: 'Why is it a mistake?' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
const bodyOf = (calls: Call[]) => calls.find(({ route }) => route === 'POST /api/user/appeal')?.body;

test('sends the text, and shows that it was sent', async () => {
  const calls = fakeApi({ 'GET /api/user/appeal': none, 'POST /api/user/appeal': returns(sent) });
  renderPage(page);
  await userEvent.type(await field(), ` ${text}`);
  await send();
  expect(await screen.findByText(/An administrator will decide/)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(/If you think this is a mistake/)).toBeNull();
  expect(screen.getByRole('region', { name: 'Your appeal' })).toHaveFocus();
  expect(bodyOf(calls)).toEqual({ text });
});

test('refuses a text that is too short at the field, and sends nothing', async () => {
  const calls = fakeApi({ 'GET /api/user/appeal': none });
  renderPage(page);
  await userEvent.type(await field(), 'sorry');
  await send();
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveAccessibleDescription(/Please write at least 10 characters/);
  expect(bodyOf(calls)).toBeUndefined();
});

test('keeps the text after a failure, and after a reload', async () => {
  fakeApi({
    'GET /api/user/appeal': none,
    'POST /api/user/appeal': () => refusal(503, 'unavailable', 'Server error'),
  });
  const { unmount } = renderPage(page);
  await userEvent.type(await field(), text);
  await send();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await field()).toHaveValue(text);
  unmount();
  renderPage(page);
  expect(await field()).toHaveValue(text);
});

test('shows the answer of the administrator who rejected it', async () => {
  const decision = {
    kind: 'rejected',
    at: '2026-11-23T15:00:00.000Z',
    answer: 'The phone is yours.',
  } as const;
  fakeApi({ 'GET /api/user/appeal': returns({ ...sent, decision }) });
  renderPage(page);
  expect(await screen.findByText('The phone is yours.')).toBeVisible();
  expect(screen.getByText(/An administrator rejected it on/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('offers another try if the appeal cannot be loaded', async () => {
  let isDown = true;
  fakeApi({
    'GET /api/user/appeal': () => (isDown ? refusal(500, 'internal', 'Server error') : none()),
  });
  renderPage(page);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry);
  expect(await field()).toBeVisible();
});
