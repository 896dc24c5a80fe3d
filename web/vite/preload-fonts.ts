import type { Plugin } from 'vite';

/** Adds a preload link for each font file to the built page, so that fonts load before the style sheet is parsed. */
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
