import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { hasRunningStack, serveControl } from './control.ts';
import { startTemporaryStack } from './temporary-stack.ts';

/** One stack for the whole run; `npm run stack` in another terminal spares starting it each time while writing tests. */
export default async function globalSetup({
  rootDir,
}: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (hasRunningStack()) return undefined;
  const { stack, end, ...places } = await startTemporaryStack(
    path.join(rootDir, '..', 'test-results', 'stack'),
  );
  const endControl = await serveControl(stack, places);
  return async () => {
    endControl();
    await end();
  };
}
