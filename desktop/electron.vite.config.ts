import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { rendererBuild, rendererHomePage, rendererPlugins, rendererRoot } from '../web/vite.config.ts';
import { bundledLicences } from './bundled-licences.ts';

const absolutePath = (relativePath: string) => fileURLToPath(new URL(relativePath, import.meta.url));

/**
 * electron-vite makes all addresses relative, so that a page below the root, such as an invite link or a reload, would look
 * for its code in the wrong folder. Its own setting overrides `base`, so this plugin sets it afterwards.
 */
const absoluteAddresses: Plugin = { name: 'absolute-addresses', config: () => ({ base: '/' }) };

/** Writes the address of the site that a build is for, so that its players need not name it. It becomes a file of the package. */
const namedSite: Plugin = {
  name: 'named-site',
  writeBundle: () => writeFileSync(absolutePath('out/site.txt'), process.env.TALLYHO_SITE ?? ''),
};

/** The page that asks for a site. It is no page of the site, but has its style. */
const hostPage = 'host-page';
const pageOutput = rendererBuild.rolldownOptions.output;

const pagesLicences = bundledLicences(absolutePath('out/licences/pages.txt'));

export default defineConfig({
  main: {
    define: {
      // The public key of the feed of updates, SPKI in base64.
      UPDATE_KEY: JSON.stringify(process.env.TALLYHO_UPDATE_KEY ?? ''),
    },
    plugins: [bundledLicences(absolutePath('out/licences/app.txt')), namedSite],
    build: { rolldownOptions: { input: absolutePath('src/main/index.ts') } },
  },
  preload: {
    build: {
      rolldownOptions: {
        input: absolutePath('src/preload/index.ts'),
        // A sandboxed preload can't be a module.
        output: { format: 'cjs', entryFileNames: 'index.cjs' },
      },
    },
  },
  renderer: {
    root: rendererRoot,
    css: rendererHomePage.css,
    plugins: [
      ...rendererPlugins({ isLocal: true }),
      absoluteAddresses,
      rendererHomePage.plugin,
      pagesLicences,
    ],
    worker: { plugins: () => [pagesLicences] },
    build: {
      ...rendererBuild,
      target: 'es2023',
      minify: true,
      outDir: absolutePath('out/renderer'),
      emptyOutDir: true,
      rolldownOptions: {
        ...rendererBuild.rolldownOptions,
        input: {
          index: `${rendererRoot}index.html`,
          [hostPage]: absolutePath('src/host-page/host-page.ts'),
        },
        output: {
          ...pageOutput,
          // The main process names these two files.
          entryFileNames: ({ name }) => (name === hostPage ? '[name].js' : pageOutput.chunkFileNames),
          assetFileNames: ({ names }) =>
            names.includes(`${hostPage}.css`) ? '[name][extname]' : pageOutput.assetFileNames,
        },
      },
    },
  },
});
