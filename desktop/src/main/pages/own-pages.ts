import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isVisitor } from '../requests/app-user.ts';
import { currentConfig, currentSite, currentSockets } from '../site/current-site.ts';
import type { SiteConfig } from '../site/find-site.ts';
import { withPageData } from './page-data.ts';
import { pageHeaders } from './security-headers.ts';
import { pages } from './static-files.ts';

/** As the build has rendered it. */
const homePage = 'pages/home.html';

/** Each file is read once. */
const texts = new Map<string, Promise<string>>();

function textOf(file: string): Promise<string> {
  const text = texts.get(file) ?? readFile(path.join(pages, file), 'utf8');
  texts.set(file, text);
  return text;
}

/** A page of the app, as a response. */
export interface OwnPage {
  readonly response: Response;
  /** It requests something of the site before it shows anything. */
  readonly needsSite: boolean;
}

/** For the first page: what `configForVisitor` returns. Null after it. */
let firstConfig: Promise<SiteConfig | null> | null = null;

/** Reads what the home page needs, while the window is created in which it is the first page. */
export function prepareHomePage(): void {
  firstConfig = configForVisitor();
  void textOf(homePage);
}

/**
 * Returns the page at a path of the router. To visitors the home page is the one that the build has rendered, so that it shows before its
 * code runs: see docs/decisions/static-pages.md. All others are index.html, which renders them in the browser.
 */
export async function ownPage(pathname: string): Promise<OwnPage> {
  const prepared = firstConfig;
  firstConfig = null;
  const config = pathname === '/' ? await (prepared ?? configForVisitor()) : null;
  const html = await textOf(config ? homePage : 'index.html');
  const sockets = currentSockets();
  if (config === null)
    return {
      response: new Response(html, { headers: pageHeaders({ pathname, html, sockets }) }),
      needsSite: true,
    };
  const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const headers = pageHeaders({ pathname, html, script, sockets });
  return { response: new Response(withPageData(html, config), { headers }), needsSite: false };
}

/** Returns the settings of the site if it shows its pages to everybody, and nobody is logged in; otherwise null. */
async function configForVisitor(): Promise<SiteConfig | null> {
  const [site, config] = [currentSite(), currentConfig()];
  return site !== null && config !== null && !config.comingSoon && (await isVisitor(site)) ? config : null;
}
