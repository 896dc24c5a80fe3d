import { spawnSync } from 'node:child_process';

/**
 * Returns the commit at which the current branch of the repository in `folder` left `main`: the remote's `main`,
 * otherwise the local one. Returns null if there is neither, for example in a shallow clone of another branch.
 */
export function findBaseCommit(folder: string): string | null {
  for (const branch of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', branch], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status === 0) return stdout.trim();
  }
  return null;
}
