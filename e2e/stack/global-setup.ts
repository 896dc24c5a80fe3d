import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { hasRunningStack, serveControl } from './control.ts';
import { startTemporaryStack } from './temporary-stack.ts';
import { starterThemes } from './themes.ts';

/** Starts one stack for the whole run. While writing tests, `npm run stack` in another terminal avoids the start. */
export default async function globalSetup({
  rootDir,
}: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (hasRunningStack()) return undefined;
  const { stack, end, ...places } = await startTemporaryStack(
    path.join(rootDir, '..', 'test-results', 'stack'),
    { starterThemes },
  );
  const endControl = await serveControl(stack, places);
  return async () => {
    endControl();
    await end();
  };
}
