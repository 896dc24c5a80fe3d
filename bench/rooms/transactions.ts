import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The offset of the transaction counter in the index of a write-ahead log (sqlite.org/walformat.html, iChange). */
const counterAt = 8;
const littleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/**
 * Returns the number of transactions that the only room under `storage` has committed. The runtime stores each room in its
 * own SQLite file, which counts them, so no product code is involved. Throws unless there is exactly one such file.
 */
export const countTransactions = (storage: string): number => {
  const files = readdirSync(storage, { recursive: true, encoding: 'utf8' });
  const [index, ...others] = files.filter((file) => file.endsWith('.sqlite-shm'));
  if (!index || others.length > 0) throw new Error(`${storage} must contain exactly one room`);
  const header = readFileSync(path.join(storage, index));
  return littleEndian ? header.readUInt32LE(counterAt) : header.readUInt32BE(counterAt);
};
