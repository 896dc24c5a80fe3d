import { miniGameTypes } from '@tallyho/game/minigames/registry';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { requestWith } from '../../../test/api.ts';
import { site } from '../../../test/browser.ts';
import { reportGame } from '../../../test/finished-games.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { newStudio } from '../../../test/studio.ts';
import { newTheme, saveTheme } from '../../../test/themes.ts';
import type { Bindings } from '../../env.ts';

const index = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="What the site says of itself." />
    <title>Tallyho</title>
    <script type="module" src="/assets/main.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;
/** The site's files: only this page, with the headers of a static file. */
const assets = {
  fetch: async () =>
    new Response(index, {
      headers: {
        'Content-Security-Policy': "script-src 'self'",
        ETag: '"of the file"',
        'Content-Type': 'text/html',
      },
    }),
} as unknown as NonNullable<Bindings['ASSETS']>; // the only method that is used

/** The site's files as the build prerenders them: the Worker adds the responses of the API and the texts. */
const prerendered = {
  fetch: async () =>
    new Response(`${index}<!--page-data--><h1>ZZTITLE</h1><img src="/r/ZZSLOT/fight.png">`, {
      headers: { 'Content-Type': 'text/html' },
    }),
} as unknown as NonNullable<Bindings['ASSETS']>; // likewise

const open = (path: string, changes: Partial<Bindings> = {}) =>
  requestWith({ ASSETS: assets, ...changes }, path);

let leader: Person;
let player: Person;
beforeAll(async () => {
  [leader, player] = await Promise.all([newPerson(), newPerson()]);
});
const shared = async (texts: Record<string, string> = {}) => {
  const id = await reportGame([leader, player], { texts });
  const { token } = await (await leader.post(`/api/share/${id}`)).json<{ token: string }>();
  return { id, token, page: await (await open(`/r/${token}`)).text() };
};
const contentOf = (page: string, name: string) =>
  page.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`))?.[1];

describe('the page of a public link', () => {
  it('is the site’s own page, with title, description and image for messengers', async () => {
    const { token, page } = await shared();
    expect(page).toContain('<script type="module" src="/assets/main.js"></script>');
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page.match(/name="description"/g)).toHaveLength(1);
    expect(page).toContain(`<title>${contentOf(page, 'og:title')}</title>`);
    expect(contentOf(page, 'og:title')).toMatch(/ · Tallyho$/);
    // One round per mini-game, and one with the players' own theme.
    const rounds = miniGameTypes.length + 1;
    const summary = `2 players · ${rounds} rounds: Public theme. Rate anything, together.`;
    for (const name of ['description', 'og:description', 'twitter:description'])
      expect(contentOf(page, name)).toBe(summary);
    expect(contentOf(page, 'og:url')).toBe(`${site}/r/${token}`);
    for (const name of ['og:image', 'twitter:image'])
      expect(contentOf(page, name)).toBe(`${site}/r/${token}/card.png`);
    expect(contentOf(page, 'og:image:width')).toBe('1200');
    expect(contentOf(page, 'og:image:height')).toBe('630');
    expect(contentOf(page, 'twitter:card')).toBe('summary_large_image');
    expect(contentOf(page, 'robots')).toBe('noindex');
  });

  it('keeps the site’s security policy, but no headers about the file’s bytes', async () => {
    const { token } = await shared();
    const { headers, status } = await open(`/r/${token}`);
    expect(status).toBe(200);
    expect(headers.get('Content-Security-Policy')).toBe("script-src 'self'");
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(headers.has('ETag')).toBe(false);
    expect(headers.get('Cache-Control')).toBe('private, max-age=0, must-revalidate');
  });

  it('contains no id, email address, lobby code or game id', async () => {
    const { id, page } = await shared();
    for (const secret of [id, 'ABCDEF', leader.account._id, player.account._id, '@example.com'])
      expect(page).not.toContain(secret);
  });

  it('contains the whole response for its link, with the theme that can be played', async () => {
    const { admin } = await newStudio();
    const theme = newTheme();
    const id = await saveTheme(admin, theme);
    const { token } = await shared({ 'Public theme': theme.name });
    const html = await (await open(`/r/${token}`, { ASSETS: prerendered })).text();
    const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    const path = `/api/shared/${token}`;
    const { [path]: embedded } = JSON.parse(data).responses;
    expect(embedded).toEqual({ status: 200, body: await (await open(path)).json() });
    expect(embedded.body.theme).toBe(id);
    expect(html).toContain(`<h1>${embedded.body.title}</h1><img src="/r/${token}/fight.png">`);
  });

  it('escapes names and themes', async () => {
    const nasty = `"><script>alert('$&')</script>$\`&`;
    const { page } = await shared({
      [leader.account.username]: nasty,
      [player.account.username]: nasty,
      'Public theme': nasty,
    });
    expect(page).not.toContain('<script>alert');
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(contentOf(page, 'og:description')).toContain('&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)');
  });

  it.each(['x', 'x'.repeat(22), 'a/b', ''])(
    'responds to an unknown link (%j) with 404 and the site’s own page',
    async (token) => {
      const response = await open(`/r/${token}`);
      const page = await response.text();
      expect(response.status).toBe(404);
      expect(page).toContain('<title>This result is gone · Tallyho</title>');
      expect(page).toContain('src="/assets/main.js"');
      expect(page).not.toContain('og:image');
    },
  );

  it('is also served while the database is unavailable; the page then retries', async () => {
    const { token } = await shared();
    const response = await open(`/r/${token}`, { LIBSQL_URL: inject('unreachableUrl') });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('src="/assets/main.js"');
  });
});
