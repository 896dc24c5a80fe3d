import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LinkedText } from './LinkedText.tsx';

const host = vi.hoisted(() => ({ returnsByLink: false }));
vi.mock('../../platform/platform.ts', () => ({ platform: host }));
beforeEach(() => {
  host.returnsByLink = false;
});

const text = 'At https://example.org/a or http://example.org/b.';
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test('opens http and https links in a new window without access to this one', () => {
  const { container } = render(<LinkedText text={text} />);
  expect(links()).toEqual(['https://example.org/a', 'http://example.org/b']);
  expect(container).toHaveTextContent(text);
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(link).toHaveAttribute('dir', 'ltr');
  }
});

test('keeps http links as text in the desktop app, which opens only https links', () => {
  host.returnsByLink = true;
  const { container } = render(<LinkedText text={text} />);
  expect(links()).toEqual(['https://example.org/a']);
  expect(container).toHaveTextContent(text);
});

test('masks words in the text of a link but keeps its address', () => {
  render(<LinkedText text="See https://example.org/shoot" show={(words) => words.replace('oo', '**')} />);
  expect(screen.getByRole('link', { name: 'https://example.org/sh**t' })).toHaveAttribute(
    'href',
    'https://example.org/shoot',
  );
});

test('shows markup as plain text', () => {
  const { container } = render(
    <LinkedText text={'<img src=x onerror="alert(1)"> https://a.example/"><b>'} />,
  );
  expect(container.querySelector('img, b')).toBeNull();
  expect(links()).toEqual(['https://a.example/']);
});
