import { describe, expect, it } from 'vitest';
import { documentHeaders } from './security-headers.ts';

const socketsOf = (host: string | null) =>
  /connect-src 'self' ([^;]+)/.exec(documentHeaders('/', host)['Content-Security-Policy'] ?? '')?.[1];

describe('sockets that a page may open', () => {
  it.each([null, 'https://play.example.org'])('are encrypted or on this machine for the site %s', (host) =>
    expect(socketsOf(host)).toBe('wss: ws://localhost:* ws://127.0.0.1:*'),
  );
  it('can be those of an unencrypted site in the own network', () => {
    expect(socketsOf('http://192.168.1.4:8787')).toMatch(/ ws:\/\/192\.168\.1\.4:\*$/);
    expect(socketsOf('http://[fd12::1]:8787')).toMatch(/ ws:$/);
  });
});
