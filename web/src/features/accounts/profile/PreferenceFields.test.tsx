import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../../test/fake-api.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { applyPreferences, readSettings } from '../../../entities/preferences/preferences.ts';
import { PreferenceFields } from './PreferenceFields.tsx';

const reset = { sound: true, motion: 'system', locale: 'system', appearOffline: false };
afterEach(() => applyPreferences(reset));

const taken = { 'POST /api/user/preferences': () => Response.json({ success: true }) };

test.each([
  ['Sound', { key: 'sound', value: false }],
  ['Reduce motion', { key: 'motion', value: 'reduced' }],
  ['Appear offline', { key: 'appearOffline', value: true }],
])('stores %s in the account', async (name, change) => {
  const calls = fakeApi(taken);
  renderPage(<PreferenceFields />);
  await userEvent.click(screen.getByRole('switch', { name }));
  await waitFor(() => expect(calls.at(-1)?.body).toEqual(change));
});

test('reduces motion on the whole page immediately', async () => {
  fakeApi(taken);
  renderPage(<PreferenceFields />);
  await userEvent.click(screen.getByRole('switch', { name: 'Reduce motion' }));
  expect(document.documentElement.dataset.motion).toBe('off');
  await userEvent.click(screen.getByRole('switch', { name: 'Reduce motion' }));
  expect(document.documentElement.dataset.motion).toBeUndefined();
});

test('shows an example of the chosen format of dates and numbers', async () => {
  const calls = fakeApi(taken);
  renderPage(<PreferenceFields />);
  const choice = screen.getByRole('combobox', { name: 'Dates and numbers' });
  await userEvent.selectOptions(choice, 'German (Germany)');
  expect(choice).toHaveAccessibleDescription('21. November 2026 · 1.234,5');
  expect(calls.at(-1)?.body).toEqual({ key: 'locale', value: 'de-DE' });
});

test('never shows a user as hidden whom others can see', async () => {
  fakeApi({ 'POST /api/user/preferences': () => refusal(503, 'unavailable', 'Server error') });
  renderPage(<PreferenceFields />);
  const hidden = screen.getByRole('switch', { name: 'Appear offline' });
  await userEvent.click(hidden);
  expect(await screen.findByText('That could not be stored. Please try again.')).toBeInTheDocument();
  expect(hidden).not.toBeChecked();
  expect(readSettings().appearOffline).toBe(false);
});
