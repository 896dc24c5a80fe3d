import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startIdentityProvider } from '../../scripts/identity-provider/identity-provider.ts';
import { findFreePort } from '../../scripts/stack/ports.ts';
import { type Stack, type StackOptions, startStack } from '../../scripts/stack/stack.ts';
import { addThemes } from './themes.ts';
import { timings } from './timings.ts';

/**
 * Starts the whole product and its identity providers on free ports, with empty data and short timings.
 * `end` stops it, deletes the data and copies the logs from `logs` to `keptLogs`.
 */
export async function startTemporaryStack(
  keptLogs: string,
  { timings: otherTimings, ...options }: Pick<StackOptions, 'timings' | 'starterThemes'> = {},
): Promise<{ stack: Stack; identityControlUrl: string; logs: string; end: () => Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tallyho-e2e-'));
  const logs = path.join(dataDir, 'logs');
  const clear = () => {
    cpSync(logs, keptLogs, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  };
  const port = await findFreePort();
  const identity = await startIdentityProvider([`http://localhost:${port}`]);
  try {
    const stack = await startStack({
      port,
      dataDir,
      timings: { ...timings, ...otherTimings },
      // With several browsers on a small machine, the database can be late.
      vars: { ...identity.vars, LIBSQL_TIMEOUT: '10000' },
      ...options,
      quiet: true,
    });
    const end = async () => {
      await Promise.all([stack.stop(), identity.stop()]);
      clear();
    };
    await addThemes(stack).catch(async (error: unknown) => {
      await stack.stop();
      throw error;
    });
    return { stack, identityControlUrl: identity.controlUrl, logs, end };
  } catch (error) {
    await identity.stop();
    clear();
    throw error;
  }
}
