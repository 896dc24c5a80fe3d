import type { Context } from 'hono';
import { html } from 'hono/html';
import { readSessionCookie } from '../auth/session/session-cookie.ts';
import type { AppEnv } from '../http/context.ts';
import { ApiError } from '../http/errors.ts';
import { siteConfig } from './site-config.ts';

/** A response of the API, which the page then does not request. */
interface EmbeddedResponse {
  readonly status: 200 | 403 | 404;
  readonly body: unknown;
}

/** What a prerendered page contains for this request. Nothing in it belongs to a person. */
export interface PageContent {
  /** The page exists once for each view: the end of the file's name. */
  readonly view?: string;
  /** The texts that replace slots of the build, by slot. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Public responses of the API, by path. */
  readonly responses: Readonly<Record<string, EmbeddedResponse>>;
}

export interface SitePage {
  /**
   * The file of the prerendered page, without the names of login providers and the view (web/vite/static-pages.ts); null: always index.html.
   */
  readonly name: string | null;
  /** The page exists once for each combination of login providers. */
  readonly hasProviders?: boolean;
  readonly status?: 200 | 404 | 503;
  /** The lobby code or token in the address, which replaces the one of the build. */
  readonly addressPart?: string;
  /** Returns the content; null if the page has to request it itself. Called only for visitors. */
  readonly content?: () => Promise<PageContent | null>;
  /** Completes the head, for clients that read only that. */
  readonly complete?: (html: string) => Promise<string>;
}

/** In the HTML of the build. */
const dataSlot = '<!--page-data-->';
const addressSlot = 'ZZSLOT';
const htmlTag = '<html lang="en">';

/** The backgrounds of web/src/shared/ui/backgrounds. */
const background = /(?:^|; )tallyho-background=(default|bubbles|hexagons|topography)(?:;|$)/;

/** Replaces all slots in one pass, so that a text that looks like a slot stays as it is. */
const fillSlots = async (document: string, texts: Readonly<Record<string, string>>): Promise<string> => {
  const escaped = new Map<string, string>();
  for (const [slot, text] of Object.entries(texts)) escaped.set(slot, String(await html`${text}`));
  return document.replace(new RegExp(Object.keys(texts).join('|'), 'g'), (slot) => escaped.get(slot) ?? '');
};

/** Escapes JSON for a script element. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A lobby code or a token as the site writes it. Other texts could leave an attribute, or are not what the page makes of them. */
const isCanonical = (text: string): boolean => /^([A-Z0-9]{6}|[\w-]{22})$/.test(text);

const fetchFile = (c: Context<AppEnv>, path: string) => c.env.ASSETS?.fetch(new URL(path, c.req.url).href);

/** Returns true if the visitor sees what the build has rendered: the open site, without a session. */
const isForVisitor = (c: Context<AppEnv>): boolean =>
  !siteConfig(c.env, c.req.url).comingSoon && readSessionCookie(c) === undefined;

/**
 * Responds with a page of the site: the prerendered one for visitors without a session, otherwise index.html, which renders in
 * the browser. Nothing in it belongs to a person. Throws `notFound` if this Worker does not serve the site.
 */
export const respondWithPage = async (c: Context<AppEnv>, page: SitePage): Promise<Response> => {
  const config = siteConfig(c.env, c.req.url);
  const { name, hasProviders = false, status = 200, addressPart = '', content, complete } = page;
  const isPrerendered =
    name !== null && isForVisitor(c) && (page.addressPart === undefined || isCanonical(addressPart));
  const { view, texts, responses = {} } = (isPrerendered && (await content?.())) || {};
  const parts = [name, ...(hasProviders ? config.providers : []), ...(view === undefined ? [] : [view])];
  const file = `/pages/${parts.join('-')}`;
  const site = await fetchFile(c, isPrerendered ? file : '/');
  if (!site?.ok) throw new ApiError('notFound');
  // Keeps the site's own headers, especially its content security policy, but not headers about the file's bytes.
  site.headers.forEach((value, header) => {
    if (!/^(etag|content-length|content-encoding|last-modified|cf-.*)$/.test(header)) c.header(header, value);
  });
  // The page depends on the cookies, so no shared cache may have it.
  c.header('Cache-Control', 'private, max-age=0, must-revalidate');
  c.header('Vary', 'Cookie');
  const chosen = background.exec(c.req.header('Cookie') ?? '')?.[1] ?? 'default';
  let document = (await site.text()).replace(htmlTag, `<html lang="en" data-background="${chosen}">`);
  if (isPrerendered) {
    const data = embedded({ config, responses });
    // A function, because the data may contain dollar signs.
    document = (await fillSlots(document, { [addressSlot]: addressPart, ...texts })).replace(
      dataSlot,
      () => `<script type="application/json" id="page-data">${data}</script>`,
    );
  }
  return c.html(complete ? await complete(document) : document, status);
};
