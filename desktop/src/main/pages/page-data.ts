import type { SiteConfig } from '../site/find-site.ts';

/** In the HTML of the build. The site's server fills it in the same way (edge/src/pages/site-page.ts). */
const slot = '<!--page-data-->';

/** Returns a page that the build has rendered with the settings of the site, which it needs for its first render. */
export const withPageData = (html: string, config: SiteConfig): string => {
  const data = JSON.stringify({ config, responses: {} }).replaceAll('<', '\\u003c');
  // A function, because the data may contain dollar signs.
  return html.replace(slot, () => `<script type="application/json" id="page-data">${data}</script>`);
};
