import { describe, expect, it } from 'vitest';
import { findAsset } from './static-files.ts';

const folder = '/app/renderer';

describe('files of the app', () => {
  it('are found by their path, with their type', () => {
    expect(findAsset(folder, '/assets/index-abc.js')).toEqual({
      kind: 'file',
      file: '/app/renderer/assets/index-abc.js',
      type: 'text/javascript; charset=utf-8',
    });
  });
  it('may have encoded names', () => {
    expect(findAsset(folder, '/a%20b.svg')).toMatchObject({ kind: 'file', file: '/app/renderer/a b.svg' });
  });
  it.each(['/', '/join/ABC234', '/game', '/admin/'])('%s is a page, for the router to know', (path) => {
    expect(findAsset(folder, path)).toEqual({ kind: 'page' });
  });
});

describe('nothing outside of the folder is named', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5Csecret.txt',
    '/..\\secret.txt',
    '/%2e%2e%2f%2e%2e%2fetc/passwd.txt',
    '/a%00.html',
    '/%E0%A4%A.html',
    'secret.txt',
  ])('%s', (path) => expect(findAsset(folder, path)).toEqual({ kind: 'none' }));
  it('and no kind of file that the app does not have', () => {
    expect(findAsset(folder, '/package.node')).toEqual({ kind: 'none' });
  });
});
