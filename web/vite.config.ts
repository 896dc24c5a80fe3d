import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption, type UserConfig } from 'vite';
import { pictureSheets } from './vite/picture-sheets.ts';
import { preloadFonts } from './vite/preload-fonts.ts';
import { prerenderPages } from './vite/prerender.ts';
import { serviceWorker, siteVersion } from './vite/service-worker.ts';
import { siteFiles } from './vite/site-headers.ts';
import { staticPages } from './vite/static-pages.ts';

/** The folder that holds index.html. The desktop's renderer is built from the same one. */
export const rendererRoot = fileURLToPath(new URL('.', import.meta.url));

/** Plugins for both builds: the browser's and the desktop app's, whose files are on the computer that shows them (`isLocal`). */
export const rendererPlugins = ({ isLocal = false } = {}): PluginOption[] => [
  react(),
  pictureSheets({ isLocal }),
  preloadFonts(),
];

/** Settings that decide about the names and the content of styles and pictures. The pages that the build renders have the same. */
const common = {
  // The first versions with popover, light-dark() and linear().
  target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  // No data: URLs, so that the content security policy need not allow them.
  assetsInlineLimit: 0,
} satisfies UserConfig['build'];

/** Short names, because each page contains them several times. The build of the rendered pages computes the same. */
const css = {
  modules: {
    generateScopedName: (name: string, file: string) => {
      const path = file.slice(rendererRoot.length).split('?')[0];
      return `_${createHash('sha256').update(`${path} ${name}`).digest('base64url').slice(0, 5)}`;
    },
  },
} satisfies UserConfig['css'];

/** Settings for both builds. */
export const rendererBuild = {
  ...common,
  modulePreload: {
    // All targets support modulepreload.
    polyfill: false,
    // The import itself loads its file, and the importing file is there. Without them the first download is smaller.
    resolveDependencies: (file, deps, { hostId }) => deps.filter((dep) => dep !== file && dep !== hostId),
  },
  rolldownOptions: {
    output: {
      // The first download contains the names of all lazy files. Short names without words save 0.8 kB. The manifest maps
      // them to their sources.
      chunkFileNames: 'assets/[hash:7].js',
      assetFileNames: 'assets/[hash:7][extname]',
      codeSplitting: {
        groups: [
          // Stays cached after changes of our own code.
          {
            name: 'platform',
            test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//,
            priority: 1,
          },
          // What nearly all pages and parts need, in one file instead of some thirty small ones. A lower number means fewer and larger files.
          { name: 'shared', minShareCount: 38 },
        ],
      },
    },
  },
} satisfies UserConfig['build'];

/** What the desktop app's build adds to these settings: it renders the home page, which the app shows first. */
export const rendererHomePage = {
  css,
  plugin: prerenderPages(
    { build: common, css },
    { pages: staticPages.filter(({ name }) => name === 'home'), isLocal: true },
  ),
};

/** The host header is passed on unchanged, because the API derives origins and the rooms' address from it. */
const edge = { target: process.env.TALLYHO_EDGE_URL ?? 'http://localhost:8787', changeOrigin: false };

export default defineConfig({
  root: rendererRoot,
  // A deployment builds with the address of its rooms (docs/deploying.md).
  plugins: [
    ...rendererPlugins(),
    siteVersion(),
    prerenderPages({ build: common, css }),
    siteFiles(process.env.PARTY_PUBLIC_URL),
    serviceWorker({
      source: `${rendererRoot}service-worker`,
      isOff: process.env.VITE_SERVICE_WORKER === 'off',
    }),
  ],
  css,
  build: { ...rendererBuild, outDir: 'dist', emptyOutDir: true, manifest: true },
  server: { proxy: { '/api': edge, '/images': edge, '^/r/[^/]+/(card|board)\\.png$': edge } },
});
