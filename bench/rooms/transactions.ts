import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where an index of a write-ahead log counts the transactions (sqlite.org/walformat.html, iChange). */
const counterAt = 8;
const littleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/**
 * How many transactions the one room under `storage` has committed. The runtime keeps each room in a SQLite file of its
 * own and counts for us: no product code takes part. Throws if there is no such file, or more than one.
 */
export const countTransactions = (storage: string): number => {
  const files = readdirSync(storage, { recursive: true, encoding: 'utf8' });
  const [index, ...others] = files.filter((file) => file.endsWith('.sqlite-shm'));
  if (!index || others.length > 0) throw new Error(`${storage} should hold exactly one room`);
  const header = readFileSync(path.join(storage, index));
  return littleEndian ? header.readUInt32LE(counterAt) : header.readUInt32BE(counterAt);
};
