import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { serveControl } from './control.ts';
import { startTemporaryStack } from './temporary-stack.ts';

/** One stack for the whole run. */
export default async function globalSetup({ rootDir }: FullConfig): Promise<() => Promise<void>> {
  const { stack, end } = await startTemporaryStack(path.join(rootDir, '..', 'test-results', 'stack'));
  const endControl = await serveControl(stack);
  return async () => {
    endControl();
    await end();
  };
}
