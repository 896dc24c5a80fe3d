import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../scripts/stack/ports.ts';
import { createStackConfig, type StackConfig } from '../scripts/stack/stack-config.ts';

/**
 * Returns the configuration of a stack with free ports and an empty data folder, and a function that deletes the folder.
 * `port`: the first port to try. Test files that run in parallel start at different ports.
 */
export const createTemporaryConfig = async (
  port?: number,
): Promise<{ readonly config: StackConfig; readonly remove: () => void }> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tallyho-test-'));
  mkdirSync(path.join(dataDir, 'logs'));
  const config = createStackConfig({ port: await findFreePort(port), dataDir });
  return { config, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
};
