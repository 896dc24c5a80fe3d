import path from 'node:path';
import { serveControl, stackVariable } from '../stack/control.ts';
import { startTemporaryStack } from '../stack/temporary-stack.ts';
import { starterThemes } from '../stack/themes.ts';

/** Runs the tests' stack until Ctrl-C, and prints the environment variable that makes a test run use it. */
const { stack, end, ...places } = await startTemporaryStack(
  path.join(import.meta.dirname, '../test-results/stack'),
  { starterThemes },
);
const endControl = await serveControl(stack, places);
console.log(`export ${stackVariable}='${process.env[stackVariable]}'`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    endControl();
    await end();
    process.exit(0);
  });
