import { createHash } from 'node:crypto';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import PrivacyPage from './PrivacyPage.tsx';

/** The text of the page and the date of its latest change. Change both together. */
const latest = { hash: 'cf597240ca673dc7', date: 'November 23, 2026' };

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
