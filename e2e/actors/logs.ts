import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { runningStack } from '../stack/control.ts';

/**
 * Expects that no log of the stack contains one of the secrets, given by a name for the report. The values themselves
 * are not printed.
 */
export async function expectNoSecretsInLogs(secrets: Readonly<Record<string, string>>): Promise<void> {
  const { logs } = runningStack();
  const files = await readdir(logs);
  expect(files, 'logs of the stack').toEqual(expect.arrayContaining(['edge.log', 'party.log', 'sqld.log']));
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(path.join(logs, file), 'utf8')] as const),
  );
  const found = texts.flatMap(([file, text]) =>
    Object.entries(secrets)
      .filter(([, secret]) => text.includes(secret))
      .map(([name]) => `${name} in ${file}`),
  );
  expect(found, 'secrets in logs').toEqual([]);
}
