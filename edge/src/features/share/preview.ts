import { html } from 'hono/html';

/** Link preview for messengers: absolute addresses, plain text. */
export type LinkPreview = {
  title: string;
  description: string;
  url: string;
  /** Null: no image. */
  image: { url: string; alt: string; width: number; height: number } | null;
};

/** The part of workerd's `HTMLRewriter` that is used here. The DOM types do not have it. */
type Rewriter = {
  on(selector: string, handlers: { element(element: RewriterElement): void }): Rewriter;
  transform(page: Response): Response;
};
type RewriterElement = {
  remove(): void;
  append(content: string, options: { html: boolean }): void;
};
const { HTMLRewriter } = globalThis as unknown as { HTMLRewriter: new () => Rewriter }; // a global of workerd

const withoutSurrogates = (text: string): string => text.replace(/\p{Cs}/gu, '');

/** Returns the HTML of the preview's tags, with escaped values. */
const tags = async ({ title, description, url, image }: LinkPreview): Promise<string> => {
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
  const all = await Promise.all([
    html`<title>${withoutSurrogates(title)}</title>`,
    ...named.map(([name, content]) => html`<meta name="${name}" content="${withoutSurrogates(content)}">`),
    ...properties.map(
      ([property, content]) => html`<meta property="${property}" content="${withoutSurrogates(content)}">`,
    ),
  ]);
  return all.join('\n    ');
};

/** Returns the HTML of the site's page with the preview in its head, replacing its title and description. */
export const withPreview = async (page: Response, preview: LinkPreview): Promise<string> => {
  const head = await tags(preview);
  return new HTMLRewriter()
    .on('head > title', { element: (title) => title.remove() })
    .on('head > meta[name="description"]', { element: (description) => description.remove() })
    .on('head', { element: (element) => element.append(head, { html: true }) })
    .transform(page)
    .text();
};
