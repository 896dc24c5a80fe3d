import { describe, expect, it } from 'vitest';
import { findAsset } from './static-files.ts';

const folder = '/app/renderer';

describe('files of the app', () => {
  it('are found by their path and have a content type', () => {
    expect(findAsset(folder, '/assets/index-abc.js')).toEqual({
      kind: 'file',
      file: '/app/renderer/assets/index-abc.js',
      type: 'text/javascript; charset=utf-8',
    });
  });
  it('can have percent-encoded names', () => {
    expect(findAsset(folder, '/a%20b.svg')).toMatchObject({ kind: 'file', file: '/app/renderer/a b.svg' });
  });
  it.each(['/', '/join/ABC234', '/game', '/admin/'])('%s is a page of the router', (path) => {
    expect(findAsset(folder, path)).toEqual({ kind: 'page' });
  });
});

describe('paths that are rejected', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5Csecret.txt',
    '/..\\secret.txt',
    '/%2e%2e%2f%2e%2e%2fetc/passwd.txt',
    '/index.html',
    '/a%00.js',
    '/%E0%A4%A.html',
    'secret.txt',
  ])('include %s', (path) => expect(findAsset(folder, path)).toEqual({ kind: 'none' }));
  it('include unknown file types', () => {
    expect(findAsset(folder, '/package.node')).toEqual({ kind: 'none' });
  });
});
