import type { Plugin } from 'vite';

/** Adds a preload link to the built page for every font file, so that text doesn't wait for the style sheet. */
export function preloadFonts(): Plugin {
  return {
    name: 'tallyho:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}
