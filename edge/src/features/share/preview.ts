/** Link preview for messengers: absolute addresses, plain text. */
export type Preview = {
  title: string;
  description: string;
  url: string;
  /** Null: no image. */
  image: { url: string; alt: string; width: number; height: number } | null;
};

const escapeHtml = (text: string): string =>
  text.replace(/\p{Cs}/gu, '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const meta = (name: 'name' | 'property', [key, content]: readonly [string, string]): string =>
  `<meta ${name}="${key}" content="${escapeHtml(content)}">`;

const tags = ({ title, description, url, image }: Preview): string => {
  const named: [string, string][] = [
    ['description', description],
    ['robots', 'noindex'],
    ['twitter:card', image ? 'summary_large_image' : 'summary'],
    ['twitter:title', title],
    ['twitter:description', description],
    ...(image
      ? ([
          ['twitter:image', image.url],
          ['twitter:image:alt', image.alt],
        ] satisfies [string, string][])
      : []),
  ];
  const properties: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Tallyho'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ...(image
      ? ([
          ['og:image', image.url],
          ['og:image:type', 'image/png'],
          ['og:image:width', String(image.width)],
          ['og:image:height', String(image.height)],
          ['og:image:alt', image.alt],
        ] satisfies [string, string][])
      : []),
  ];
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...named.map((one) => meta('name', one)),
    ...properties.map((one) => meta('property', one)),
  ].join('\n    ');
};

/** Returns the site's page with the preview in its head, replacing its title and description. */
export const withPreview = (page: string, preview: Preview): string =>
  page
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<meta name="description"[^>]*>/, '')
    // Replacement functions, because `$` in a replacement string is a pattern.
    .replace(/<\/head>/, () => `  ${tags(preview)}\n  </head>`);
