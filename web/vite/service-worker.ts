import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** A file that the service worker stores when it is installed. `revision`: null if the name contains a hash. */
interface PrecachedFile {
  readonly url: string;
  readonly revision: string | null;
}

/** Returns the files that every page needs: the entry with its static imports, their style sheets, and the fonts. */
export function firstFiles(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (files.has(name) || file?.type !== 'chunk') return;
    files.add(name);
    for (const sheet of file.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const imported of file.imports) add(imported);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.isEntry) add(file.fileName);
    if (file.fileName.endsWith('.woff2')) files.add(file.fileName);
  }
  return [...files];
}

interface Scripts {
  /** The folder with the modules. */
  readonly source: string;
  /** The module that becomes sw.js. */
  readonly worker: string;
  readonly precachedFiles: readonly PrecachedFile[];
  readonly outDir: string;
}

/** Builds sw.js and offline.js into `outDir`. */
const buildScripts = ({ source, worker, precachedFiles, outDir }: Scripts) =>
  build({
    configFile: false,
    root: source,
    publicDir: false,
    logLevel: 'warn',
    define: { precachedFiles: JSON.stringify(precachedFiles) },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: { sw: path.join(source, worker), offline: path.join(source, 'offline.ts') },
        output: { entryFileNames: '[name].js' },
      },
    },
  });

interface ServiceWorkerOptions {
  /** The folder with the worker's modules and the offline page. */
  readonly source: string;
  /** True: sw.js removes itself and everything that it stored. */
  readonly isOff: boolean;
}

/** Adds the service worker to the built site: sw.js, and the offline page. */
export function serviceWorker({ source, isOff }: ServiceWorkerOptions): Plugin {
  let outDir = '';
  let hashed: string[] = [];
  return {
    name: 'tallyho:service-worker',
    apply: 'build',
    configResolved: ({ root, build }) => {
      outDir = path.resolve(root, build.outDir);
    },
    generateBundle(_options, bundle) {
      hashed = firstFiles(bundle);
      const offlinePage = readFileSync(path.join(source, 'offline.html'), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: offlinePage });
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      // The pages are complete only now.
      handler: async () => {
        const precachedFiles = [
          ...hashed.map((file) => ({ url: `/${file}`, revision: null })),
          { url: '/shell', revision: hashOf(path.join(outDir, 'index.html')) },
          { url: '/offline', revision: hashOf(path.join(outDir, 'offline.html')) },
          { url: '/offline.js', revision: hashOf(path.join(source, 'offline-page.ts')) },
        ];
        const worker = isOff ? 'removal-worker.ts' : 'worker.ts';
        await buildScripts({ source, worker, precachedFiles, outDir });
      },
    },
  };
}

const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
