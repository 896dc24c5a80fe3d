import { createHash } from 'node:crypto';
import { limits } from '@tallyho/game/limits';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import PrivacyPage from './PrivacyPage.tsx';

/** The text of the page and the date of its latest change. Change both together. */
const latest = { hash: '520bc04e20917c6d', date: 'November 24, 2026' };

const renderText = () => {
  const { container } = renderPage(<PrivacyPage />);
  const sections = container.querySelectorAll('details');
  return [...sections].map(({ textContent }) => textContent.replace(/\s+/g, ' ')).join('\n');
};

test('a change of the privacy policy changes the date of its latest change', () => {
  const hash = createHash('sha256').update(renderText()).digest('hex').slice(0, 16);
  expect({
    hash,
    date: /Latest change (.+)/.exec(screen.getByText(/Last updated/).textContent)?.[1],
  }).toEqual(latest);
});

test('the privacy policy keeps the date of its first version', () => {
  renderPage(<PrivacyPage />);
  expect(screen.getByText(/^Last updated March 27, 2025/)).toBeVisible();
});

test('the privacy policy says what is kept about guests, and for how long', () => {
  const text = renderText();
  expect(text).toContain('If you play as a guest:');
  expect(text).toContain('deleted seven days after you were last here');
  expect(text).toContain('Where you join a lobby from: two codes');
});

test('the privacy policy says what is deleted when, and what stays after a deletion', () => {
  const text = renderText();
  const year = 365 * 24 * 3_600_000;
  expect([limits.retention.closedReport, limits.retention.auditLog]).toEqual([year, 2 * year]);
  expect(limits.retention.gamePart).toBe(year / 365);
  for (const sentence of [
    'A report is deleted a year after it was closed.',
    'is deleted after two years',
    'stay for a day at most',
    'removes the texts of your chat lines and your own themes',
    'becomes “Deleted player”',
    'In their place stands a code made from your id',
    'If a leader removed you from a lobby, it stays so without your name',
    'until the suspension is over',
  ])
    expect(text).toContain(sentence);
});
