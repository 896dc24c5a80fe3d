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

/**
 * Lets code import a `.sheet` file, which lists pictures, one relative path in each line. The import is the URL of one file with
 * all of them, so that a page needs one request; `<url>#<name>` is the URL of one picture.
 */
export function pictureSheets(): Plugin {
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
      const source = pictureSheet(files);
      let url = `data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}`;
      if (isBuild) {
        const fileName = `assets/${createHash('sha256').update(source).digest('base64url').slice(0, 7)}.svg`;
        this.emitFile({ type: 'asset', fileName, source });
        url = base + fileName;
      }
      return `export default ${JSON.stringify(url)}`;
    },
  };
}
