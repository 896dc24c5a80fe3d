import { strToU8, zipSync } from 'fflate';

/** A file inside an archive. */
export interface ArchiveEntry {
  /** The path inside the archive. */
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Returns a ZIP archive of a JSON document and of files. The files are not compressed, because pictures already are. */
export const archiveOf = (
  document: { readonly path: string; readonly content: object },
  files: readonly ArchiveEntry[],
): Uint8Array<ArrayBuffer> =>
  zipSync({
    [document.path]: strToU8(`${JSON.stringify(document.content, null, 2)}\n`),
    ...Object.fromEntries(files.map(({ path, bytes }) => [path, [bytes, { level: 0 }]])),
  });
