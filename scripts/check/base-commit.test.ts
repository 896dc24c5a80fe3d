import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBaseCommit } from './base-commit.ts';

let folder: string;

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

/** Adds an empty commit to the current branch and returns its hash. */
function commit(message: string): string {
  git('commit', '--quiet', '--allow-empty', '--message', message);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tallyho-base-commit-'));
  git('init', '--quiet', '--initial-branch', 'main');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the base is the commit at which the branch left main', () => {
  const base = commit('on main');
  git('switch', '--quiet', '--create', 'feature');
  commit('on the branch');
  expect(findBaseCommit(folder)).toBe(base);
});

test('on main the base is the last commit that the remote has', () => {
  const pushed = commit('pushed');
  git('update-ref', 'refs/remotes/origin/main', pushed);
  commit('not pushed');
  expect(findBaseCommit(folder)).toBe(pushed);
});

test('without a main branch there is no base', () => {
  git('symbolic-ref', 'HEAD', 'refs/heads/feature');
  commit('on the branch');
  expect(findBaseCommit(folder)).toBeNull();
});
