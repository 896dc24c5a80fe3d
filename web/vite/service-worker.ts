import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** A file that the service worker stores when it is installed. `revision`: null if the name contains a hash. */
interface PrecachedFile {
  readonly url: string;
  readonly revision: string | null;
}

const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

const hashOf = (file: string): string => digest(readFileSync(file));

/** Returns index.html of a build, which names the scripts and style sheets that every page needs. */
function indexOf(bundle: Rolldown.OutputBundle): { source: string } {
  const index = bundle['index.html'];
  if (index?.type !== 'asset') throw new Error('The build has no index.html');
  return index as { source: string }; // Vite writes it as text
}

/** Returns the files that every page needs: the scripts and style sheets of index.html, and the fonts. */
export function firstFiles(bundle: Rolldown.OutputBundle): string[] {
  const named = [...indexOf(bundle).source.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)];
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
  return [...new Set([...named.map(([, file = '']) => file), ...fonts])];
}

const versionMeta = /<meta name="version" content="([^"]*)">/;

/**
 * Writes the version of the build into index.html: a hash of its text, which changes with every file of the site. Goes before
 * the plugins that copy index.html.
 */
export const siteVersion = (): Plugin => ({
  name: 'tallyho:version',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const index = indexOf(bundle);
      const meta = `<meta name="version" content="${digest(index.source)}">`;
      index.source = index.source.replace('</title>', () => `</title>\n    ${meta}`);
    },
  },
});

interface Scripts {
  /** The folder with the modules. */
  readonly source: string;
  /** The module that becomes sw.js. */
  readonly worker: string;
  readonly precachedFiles: readonly PrecachedFile[];
  readonly version: string;
  readonly outDir: string;
}

/** Builds sw.js and offline.js into `outDir`. */
const buildScripts = ({ source, worker, precachedFiles, version, outDir }: Scripts) =>
  build({
    configFile: false,
    root: source,
    publicDir: false,
    logLevel: 'warn',
    define: { precachedFiles: JSON.stringify(precachedFiles), siteVersion: JSON.stringify(version) },
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
  let version = '';
  return {
    name: 'tallyho:service-worker',
    apply: 'build',
    configResolved: ({ root, build }) => {
      outDir = path.resolve(root, build.outDir);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        hashed = firstFiles(bundle);
        version = versionMeta.exec(indexOf(bundle).source)?.[1] ?? '';
        const offlinePage = readFileSync(path.join(source, 'offline.html'), 'utf8');
        this.emitFile({ type: 'asset', fileName: 'offline.html', source: offlinePage });
      },
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
        await buildScripts({ source, worker, precachedFiles, version, outDir });
      },
    },
  };
}
