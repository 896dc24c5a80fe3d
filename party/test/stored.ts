import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { roomShape } from '../src/store/room-shape.ts';
import { type StoredShape, versionOf } from '../src/store/shape.ts';
import { userShape } from '../src/user/user-state.ts';
import { shapeText } from './shape-text.ts';
import type { Stored } from './stored-rooms.ts';

/** The kinds of objects that have a stored shape. */
const shapes = { room: roomShape, user: userShape } satisfies Record<string, StoredShape<unknown>>;
export type Kind = keyof typeof shapes;

const here = join(import.meta.dirname, 'stored');
const folderOf = (kind: Kind, version: number) => join(here, `${kind}-${version}`);

/** Returns the newest version of a kind. */
export const newest = (kind: Kind): number => versionOf(shapes[kind]);

/** Returns the current shape as text. */
export const shapeNow = (kind: Kind): string => `${shapeText(shapes[kind].schema)}\n`;

/** Where the shape of the newest version is recorded; git has those of older versions. */
const shapeFile = (kind: Kind) => join(here, `${kind}-shape.txt`);

/** Returns the recorded shape of the newest version. */
export const recordedShape = (kind: Kind): string => readFileSync(shapeFile(kind), 'utf8');

/** Returns the recorded storage of a version, by file name. */
export const storedOf = (kind: Kind, version: number): [string, Stored][] =>
  readdirSync(folderOf(kind, version)).map((name) => [
    name.replace('.json', ''),
    JSON.parse(readFileSync(join(folderOf(kind, version), name), 'utf8')) as Stored, // written by `writeDown` below
  ]);

/** Records the current shape and storage. Returns false if that version is already recorded. */
export const writeDown = (kind: Kind, stored: Record<string, Stored>): boolean => {
  const folder = folderOf(kind, newest(kind));
  if (existsSync(folder)) return false;
  mkdirSync(folder, { recursive: true });
  writeFileSync(shapeFile(kind), shapeNow(kind));
  for (const [name, value] of Object.entries(stored))
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(value)}\n`);
  return true;
};
