import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { formatDate, formatDay, formatNumber, formatRelative, useLocale } from './format.ts';
import { applyPreferences } from './preferences.ts';

const noon = new Date(2026, 10, 21, 12, 5);

beforeEach(() => applyPreferences({ locale: 'en-GB' }));

test('writes dates in the format of the user’s setting', () => {
  expect(formatDate(noon)).toBe('21 Nov 2026');
  expect(formatDate(noon, 'longDate')).toBe('21 November 2026');
  expect(formatDate(noon, 'time')).toBe('12:05');
  expect(formatDate(noon.toISOString(), 'dateTime')).toBe('21 Nov 2026, 12:05');
  applyPreferences({ locale: 'de-DE' });
  expect(formatDate(noon.getTime())).toBe('21.11.2026');
  applyPreferences({ locale: 'en-US' });
  expect(formatDate(noon)).toBe('Nov 21, 2026');
});

test('uses the system’s format until the user chooses one', () => {
  applyPreferences({ locale: 'system' });
  const byItself = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(noon);
  expect(formatDate(noon)).toBe(byItself);
  applyPreferences({ locale: 'not a locale' });
  expect(formatDate(noon)).toBe(byItself);
});

test('returns an empty text for an invalid date', () => {
  expect(formatDate('soon')).toBe('');
  expect(formatRelative('soon')).toBe('');
});

test('writes numbers with the separators of the user’s setting', () => {
  expect(formatNumber(12_345.5)).toBe('12,345.5');
  applyPreferences({ locale: 'de-DE' });
  expect(formatNumber(12_345.5)).toBe('12.345,5');
});

test('rounds to the requested number of decimals', () => {
  expect([7, 7.25, 1234.04].map((value) => formatNumber(value, 1))).toEqual(['7.0', '7.3', '1,234.0']);
  applyPreferences({ locale: 'de-DE' });
  expect(formatNumber(7, 1)).toBe('7,0');
});

test.each([
  [20_000, 'just now'],
  [-20_000, 'just now'],
  [90_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [3 * 3_600_000, '3 hours ago'],
  [30 * 3_600_000, 'yesterday'],
  [6 * 24 * 3_600_000, '6 days ago'],
  [-2 * 3_600_000, 'in 2 hours'],
  [-3 * 24 * 3_600_000 + 5_000, 'in 3 days'],
  [3 * 24 * 3_600_000 - 5_000, '2 days ago'],
])('%d ms ago is "%s"', (ago, text) => {
  expect(formatRelative(noon.getTime() - ago, noon.getTime())).toBe(text);
});

test('writes relative times in the format of the user’s setting', () => {
  applyPreferences({ locale: 'de-DE' });
  const relative = (ago: number) => formatRelative(noon.getTime() - ago, noon.getTime());
  expect([20_000, 5 * 60_000, 30 * 3_600_000, -2 * 3_600_000].map(relative)).toEqual([
    'jetzt',
    'vor 5 Minuten',
    'gestern',
    'in 2 Stunden',
  ]);
});

test('writes a day as today, yesterday, or its date', () => {
  const days = () =>
    [new Date(2026, 10, 21), new Date(2026, 10, 20, 23, 59), new Date(2026, 10, 19)].map((day) =>
      formatDay(day, noon),
    );
  expect(days()).toEqual(['Today', 'Yesterday', '19 November 2026']);
  applyPreferences({ locale: 'fr-FR' });
  expect(days()).toEqual(['Aujourd’hui', 'Hier', '19 novembre 2026']);
});

test('writes a date for a time a week ago', () => {
  expect(formatRelative(new Date(2026, 10, 14, 11), noon.getTime())).toBe('14 Nov 2026');
});

function Today() {
  useLocale();
  return <p>{formatDate(noon)}</p>;
}

test('updates shown texts when the setting changes', () => {
  render(<Today />);
  expect(screen.getByText('21 Nov 2026')).toBeVisible();
  act(() => applyPreferences({ locale: 'ja-JP' }));
  expect(screen.getByText('2026/11/21')).toBeVisible();
});
