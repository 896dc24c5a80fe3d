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

test('http and https links open in a window of their own that knows nothing of this one', () => {
  const { container } = render(<LinkedText text={text} />);
  expect(links()).toEqual(['https://example.org/a', 'http://example.org/b']);
  expect(container).toHaveTextContent(text);
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(link).toHaveAttribute('dir', 'ltr');
  }
});

test('in the desktop app, which opens nothing but https outside, http stays words', () => {
  host.returnsByLink = true;
  const { container } = render(<LinkedText text={text} />);
  expect(links()).toEqual(['https://example.org/a']);
  expect(container).toHaveTextContent(text);
});

test('masked words are masked in a link too, which leads where it did', () => {
  render(<LinkedText text="See https://example.org/shoot" show={(words) => words.replace('oo', '**')} />);
  expect(screen.getByRole('link', { name: 'https://example.org/sh**t' })).toHaveAttribute(
    'href',
    'https://example.org/shoot',
  );
});

test('markup is shown as it was written', () => {
  const { container } = render(
    <LinkedText text={'<img src=x onerror="alert(1)"> https://a.example/"><b>'} />,
  );
  expect(container.querySelector('img, b')).toBeNull();
  expect(links()).toEqual(['https://a.example/']);
});
