import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Size of a picture in its sheet. All pictures are square. */
const cell = 100;

/** Returns an SVG element that shows a picture at `x`. */
function pictureAt(x: number, file: string): string {
  const place = `x="${x}" width="${cell}" height="${cell}"`;
  if (file.endsWith('.webp'))
    return `<image ${place} href="data:image/webp;base64,${readFileSync(file).toString('base64')}"/>`;
  const { name } = path.parse(file);
  return (
    readFileSync(file, 'utf8')
      .trim()
      // All pictures of a sheet share the ids.
      .replaceAll(/(\bid="|url\(#)/g, `$1${name}-`)
      .replace('<svg ', `<svg ${place} `)
  );
}

/** Returns one SVG of several SVG or WebP files. With the name of a file as its fragment it shows only that picture. */
export function pictureSheet(files: readonly string[]): string {
  const pictures = files.map((file, index) => {
    const view = `<view id="${path.parse(file).name}" viewBox="${index * cell} 0 ${cell} ${cell}"/>`;
    return view + pictureAt(index * cell, file);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cell} ${cell}">${pictures.join('')}</svg>`;
}

/** The name of a file of the build, which changes with its content. */
const fileNameOf = (content: string | Buffer, extension: string): string =>
  `assets/${createHash('sha256').update(content).digest('base64url').slice(0, 7)}${extension}`;

/**
 * Lets code import a `.sheet` file, which lists pictures, one relative path in each line. The import is a function from the name of a
 * picture to its URL. All are parts of one file, so that a page needs one request. `isLocal`: each picture is a file of its own, because
 * requests cost less on the computer that shows the page than a browser needs to read the whole sheet once for each picture of it.
 */
export function pictureSheets({ isLocal = false }: { readonly isLocal?: boolean } = {}): Plugin {
  let base = '/';
  let isBuild = false;
  return {
    name: 'tallyho:picture-sheets',
    configResolved: (config) => {
      base = config.base;
      isBuild = config.command === 'build';
    },
    load(id) {
      if (!id.endsWith('.sheet')) return null;
      const lines = readFileSync(id, 'utf8').trim().split('\n');
      const files = lines.map((line) => path.join(path.dirname(id), line));
      for (const file of files) this.addWatchFile(file);
      if (isLocal && isBuild) {
        const urls = files.map((file) => {
          const { name, ext } = path.parse(file);
          const source = readFileSync(file);
          const fileName = fileNameOf(source, ext);
          this.emitFile({ type: 'asset', fileName, source });
          return [name, base + fileName];
        });
        return `const urls = ${JSON.stringify(Object.fromEntries(urls))}; export default (name) => urls[name]`;
      }
      const source = pictureSheet(files);
      let url = `data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}`;
      if (isBuild) {
        const fileName = fileNameOf(source, '.svg');
        this.emitFile({ type: 'asset', fileName, source });
        url = base + fileName;
      }
      return `export default (name) => ${JSON.stringify(`${url}#`)} + name`;
    },
  };
}
