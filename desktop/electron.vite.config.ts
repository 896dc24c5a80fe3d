import { fileURLToPath } from 'node:url';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { rendererBuild, rendererPlugins, rendererRoot } from '../web/vite.config.ts';

const absolutePath = (relativePath: string) => fileURLToPath(new URL(relativePath, import.meta.url));

/**
 * electron-vite makes all addresses relative, so that a page below the root, such as an invite link or a reload, would look
 * for its code in the wrong folder. Its own setting overrides `base`, so this plugin sets it afterwards.
 */
const absoluteAddresses: Plugin = { name: 'absolute-addresses', config: () => ({ base: '/' }) };

export default defineConfig({
  main: { build: { rolldownOptions: { input: absolutePath('src/main/index.ts') } } },
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
    plugins: [...rendererPlugins(), absoluteAddresses],
    build: {
      ...rendererBuild,
      target: 'es2023',
      minify: true,
      outDir: absolutePath('out/renderer'),
      emptyOutDir: true,
      rolldownOptions: { ...rendererBuild.rolldownOptions, input: `${rendererRoot}index.html` },
    },
  },
});
