import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import type { PageFiles } from '../src/app/page-start.ts';
import { pictureSheets } from './picture-sheets.ts';
import { startScript } from './start-script.ts';
import { type StaticPage, staticPages } from './static-pages.ts';

type Queries = StaticPage['queries'];

/** The exports of src/app/prerender.tsx. The desktop's build, which reads this file, has no JSX. */
interface Renderer {
  renderPage(page: {
    readonly address: string;
    readonly providers: readonly string[];
    readonly queries?: Queries;
  }): Promise<string>;
}
type Bundle = Rolldown.OutputBundle;

// By the address of this file, because the desktop's build copies the code into a file of its own.
const webRoot = fileURLToPath(new URL('..', import.meta.url));
/** Starts the site. The desktop's build has another entry, too. */
const mainModule = path.join(webRoot, 'src/main.tsx');
const cacheFolder = path.join(webRoot, '../node_modules/.cache/tallyho/prerender');

/** All combinations of login providers, in the order that the Worker names the files by. */
const providerSets = [[], ['google'], ['discord'], ['google', 'discord']] as const;

/** Bundles the site's code for Node. File names and class names are the same as in the browser's build. */
async function loadRenderer(
  { build: output, css }: Pick<UserConfig, 'build' | 'css'>,
  isLocal: boolean,
): Promise<Renderer> {
  const folder = path.join(cacheFolder, String(process.pid));
  await build({
    configFile: false,
    root: webRoot,
    logLevel: 'error',
    plugins: [react(), pictureSheets({ isLocal })],
    ...(css && { css }),
    build: {
      ...output,
      ssr: path.join(webRoot, 'src/app/prerender.tsx'),
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        output: {
          assetFileNames: 'assets/[hash:7][extname]',
          entryFileNames: 'prerender.mjs',
          codeSplitting: false,
        },
      },
    },
  });
  try {
    return await import(pathToFileURL(path.join(folder, 'prerender.mjs')).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the site's entry, the other files of a page's code, and the style sheets of both, each in the order in which they are needed. */
function filesOf(bundle: Bundle, source: string) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry, moduleIds }) => isEntry && moduleIds.includes(mainModule));
  const page = chunks.find(({ moduleIds }) => moduleIds.includes(path.join(webRoot, 'src', source)));
  if (!entry || !page) throw new Error(`The build has no ${source}`);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) styles.add(sheet);
  };
  visit(entry);
  visit(page);
  scripts.delete(entry.fileName);
  const files: PageFiles = [`/${entry.fileName}`, ...[...scripts].map((file) => `/${file}`)];
  return { files, styles: [...styles] };
}

function textOf(bundle: Bundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}`);
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}

/** Escapes JSON for a script element. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * What a page of the same computer loads at once. The fonts come first, so that the first layout has them. The code starts beside the
 * first paint, and does not wait for it.
 */
const earlyFilesOf = (bundle: Bundle, [entry, ...imported]: PageFiles): string[] => [
  ...Object.keys(bundle)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`),
  `<script type="module" crossorigin src="${entry}"></script>`,
  ...imported.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
];

/**
 * Puts a rendered page into index.html: its content, its title, its styles inline, and the script that loads its code after the
 * first paint. The link of each inline style sheet stays in the page, so that Vite does not load the sheet again with the code. It is
 * disabled, and has a media query that never matches, because browsers look for files before they see that a link is disabled.
 */
function documentOf(
  bundle: Bundle,
  { source }: StaticPage,
  rendered: string,
  { queries, isLocal }: { readonly queries: Queries; readonly isLocal: boolean },
): string {
  const { files, styles } = filesOf(bundle, source);
  const title = /<title>.*?<\/title>/.exec(rendered)?.[0] ?? '<title>Tallyho</title>';
  // React repeats the images of the page as preload links, which would delay everything else.
  const content = rendered.replace(title, '').replaceAll(/<link rel="preload"[^>]*>/g, '');
  const head = [
    ...(isLocal ? earlyFilesOf(bundle, files) : []),
    ...styles.map(
      (file) =>
        `<style>${textOf(bundle, file)}</style><link rel="stylesheet" href="/${file}" media="not all" disabled>`,
    ),
    `<script type="application/json" id="page-files">${embedded(isLocal ? [files[0]] : files)}</script>`,
    `<script>${startScript}</script>`,
    ...(queries ? [`<script type="application/json" id="page-queries">${embedded(queries)}</script>`] : []),
    '<!--page-data-->',
  ].join('\n    ');
  // Functions, because the texts contain dollar signs.
  return (
    textOf(bundle, 'index.html')
      // The responses are in the page. Scripts and fonts must not come before the first paint.
      .replaceAll(/\s*<link rel="(stylesheet|modulepreload|preload)"[^>]*>/g, '')
      .replace(/\s*<script type="module"[^>]*><\/script>/, '')
      .replace(/<title>.*?<\/title>/, () => title)
      .replace('</head>', () => `${head}\n  </head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`)
  );
}

/** The responses that a page needs, that the build knows, and that it writes into the page. */
const embeddedQueriesOf = async (page: StaticPage): Promise<Queries> =>
  page.name === 'credits'
    ? [[['credits'], JSON.parse(await readFile(path.join(webRoot, 'public/content/credits.json'), 'utf8'))]]
    : undefined;

/**
 * Renders public pages after the build and adds them to its folder: see docs/decisions/static-pages.md. `pages`: only these; by default
 * all. `isLocal`: the files of the page are on the computer that shows it, so their load does not delay the first paint.
 */
export function prerenderPages(
  settings: Pick<UserConfig, 'build' | 'css'>,
  {
    pages = staticPages,
    isLocal = false,
  }: { readonly pages?: readonly StaticPage[]; readonly isLocal?: boolean } = {},
): Plugin {
  return {
    name: 'tallyho:prerender',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { renderPage } = await loadRenderer(settings, isLocal);
        for (const page of pages) {
          const embeddedQueries = await embeddedQueriesOf(page);
          const queries = page.queries ?? embeddedQueries;
          for (const providers of page.hasProviders ? providerSets : providerSets.slice(0, 1)) {
            const rendered = await renderPage({
              address: page.address,
              providers,
              ...(queries && { queries }),
            });
            this.emitFile({
              type: 'asset',
              fileName: `pages/${[page.name, ...providers].join('-')}.html`,
              source: documentOf(bundle, page, rendered, { queries: embeddedQueries, isLocal }),
            });
          }
        }
      },
    },
  };
}
