import { expect, test } from 'vitest';
import { deviceName } from './device.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

test.each([
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`],
  ['Microsoft Edge on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/142.0.0.0`],
  ['Opera on macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} OPR/124.0.0.0`],
  ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Samsung Internet for Android on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Safari on macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15`,
  ],
  [
    'Safari on iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} Version/26.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Safari on iPad',
    `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${webkit} Version/18.6 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome on iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Tallyho app on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Tallyho/0.1.0 Chrome/142.0.0.0 Electron/45.4.1 Safari/537.36',
  ],
  [
    'Tallyho app on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) tallyho-desktop/0.1.0 Chrome/142.0.0.0 Electron/45.4.1 Safari/537.36',
  ],
])('%s', (name, agent) => {
  expect(deviceName(agent)).toBe(name);
});

test.each([
  undefined,
  '',
  '    ',
  '🎉',
  '<script>alert(1)</script>',
  'x'.repeat(100_000),
  '()(((',
  "'; drop table sessions; --",
])('an unknown user agent is an unknown device: %#', (agent) => {
  expect(deviceName(agent)).toBe('Unknown device');
});

test('stores no other part of the header', () => {
  for (const agent of [
    'me@example.com/1.0 secret',
    'curl/8.14.1',
    'Mozilla/5.0 (Linux; Android 10; <b>K</b>) secret/1',
  ])
    expect(deviceName(agent)).not.toMatch(/example|secret|<|8\.14/);
});
