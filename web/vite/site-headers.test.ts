// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { siteHeaders } from './site-headers.ts';
import { startScriptSource } from './start-script.ts';

type Rule = { set: Record<string, string>; removed: string[] };

/** Reads `_headers` as Cloudflare does: a path, and indented headers. A `!` removes a header of an earlier rule. */
const rulesOf = (file: string): Record<string, Rule> => {
  const rules: Record<string, Rule> = {};
  let rule: Rule = { set: {}, removed: [] };
  for (const line of file.split('\n').filter((text) => text.trim() !== '' && !text.startsWith('#'))) {
    if (!line.startsWith(' ')) {
      rule = { set: {}, removed: [] };
      rules[line.trim()] = rule;
      continue;
    }
    const [, mark, name = '', value = ''] = line.match(/^\s+(!?)\s*([\w-]+)(?::\s*(.+))?$/) ?? [];
    if (mark) rule.removed.push(name);
    else rule.set[name] = value;
  }
  return rules;
};

const policyOf = (rule: Rule | undefined): Record<string, string[]> =>
  Object.fromEntries(
    (rule?.set['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const deployed = rulesOf(siteHeaders('wss://tallyho.example.partykit.dev'));

describe('the headers of the site', () => {
  it('allow only the site itself, and sockets only to the rooms of the deployment', () => {
    expect(policyOf(deployed['/*'])).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", startScriptSource],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'connect-src': ["'self'", 'wss://tallyho.example.partykit.dev'],
      'frame-src': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['page-files', 'service-worker', 'proof-of-work', 'moving-picture'],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('allow sockets without encryption only in a build without the address of the rooms', () => {
    expect(policyOf(rulesOf(siteHeaders(undefined))['/*'])['connect-src']).toEqual(["'self'", 'ws:']);
  });

  it('are those of a strict site', () => {
    const { 'Content-Security-Policy': _, ...others } = deployed['/*']?.set ?? {};
    expect(others).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    });
  });

  it('let browsers check at each page load for a new service worker', () => {
    expect(deployed['/sw.js']?.set).toEqual({ 'Cache-Control': 'no-cache' });
  });

  it('let only this site embed a page, and only the page of test mode’s frames', () => {
    const frame = deployed['/test-mode/frame'];
    expect(frame?.removed).toEqual(['Content-Security-Policy', 'X-Frame-Options']);
    expect(policyOf(frame)).toEqual({ ...policyOf(deployed['/*']), 'frame-ancestors': ["'self'"] });
    expect(frame?.set['X-Frame-Options']).toBe('SAMEORIGIN');
    const others = Object.entries(deployed).filter(([path]) => path !== '/*' && path !== '/test-mode/frame');
    expect(others.map(([path]) => path)).toEqual(['/assets/*', '/sw.js']);
    for (const [path, { set, removed }] of others)
      expect([path, Object.keys(set), removed]).toEqual([path, ['Cache-Control'], []]);
  });
});
