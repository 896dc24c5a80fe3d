import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The offset of the transaction counter in the index of a write-ahead log (sqlite.org/walformat.html, iChange). */
const counterAt = 8;
const littleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/**
 * Returns the number of transactions that all rooms under `storage` have committed. The runtime stores each room in its own
 * SQLite file, which counts them, so no product code is involved. The counter of a room restarts at 0 after it hibernated.
 */
export const countTransactions = (storage: string): number => {
  const files = readdirSync(storage, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.sqlite-shm'))
    .map((file) => {
      const header = readFileSync(path.join(storage, file));
      return littleEndian ? header.readUInt32LE(counterAt) : header.readUInt32BE(counterAt);
    })
    .reduce((sum, count) => sum + count, 0);
};
