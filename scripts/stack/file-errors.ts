import path from 'node:path';
import { root } from './processes.ts';

const refusals: Partial<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of this path is a file and not a folder',
  EEXIST: 'there is a file with the name of a folder',
};

/**
 * Returns the message of an error for people. If a file could not be read or written, it says which one, why, and what to
 * do about it. `dataDir`: the data folder that the command uses.
 */
export function messageOf(error: unknown, dataDir: string): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path: file } = error as NodeJS.ErrnoException; // errors of the file system have both
  const refusal = refusals[code ?? ''];
  if (refusal === undefined || file === undefined) return error.message;
  return `Cannot use ${file}: ${refusal}.\n${adviceFor(path.resolve(file), path.resolve(dataDir))}`;
}

const isWithin = (file: string, folder: string) => file === folder || file.startsWith(folder + path.sep);

function adviceFor(file: string, dataDir: string): string {
  if (isWithin(file, dataDir))
    return `Tallyho keeps its data in ${dataDir}. Choose a folder that you may write to: npm start -- --data ~/tallyho-data`;
  if (isWithin(file, root))
    return `Tallyho also writes into its own folder when it starts. Make ${root} writable, or copy it to a folder of yours.`;
  return 'Make it readable and writable for the user who runs Tallyho.';
}
