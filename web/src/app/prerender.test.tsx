import {
  type InvitationView,
  type InvitedLobby,
  invitationSlots,
  invitationViewOf,
} from '@tallyho/game/protocol/invitation';
import { sharedResultSlots, sharedResultViewOf } from '@tallyho/game/protocol/shared-result';
import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { type StaticPage, staticPages } from '../../vite/static-pages.ts';
import { trustedScripts } from '../shared/platform/trusted-scripts.ts';
import type { PageData } from './page-data.ts';
import { startPage } from './page-start.ts';

// What runs beside the pages begins seconds later, when the page of the tests can be gone.
vi.mock('./background-tasks.ts', () => ({ startBackgroundTasks: () => undefined }));

const config = { comingSoon: false, providers: ['google' as const], contactEmail: 'us@example.com' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  document.body.replaceChildren();
  delete window.pageStart;
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'tallyho-background=; Max-Age=0; Path=/';
});

/** The page has been painted, so its code loads immediately and not later, in another test. */
class PaintedObserver {
  readonly observe: () => void;
  constructor(load: () => void) {
    this.observe = load;
  }
}

/** React warns about contexts of libraries that both renderers of this test have used. In the product they are apart. */
const isAboutTwoRenderers = (message: unknown) =>
  typeof message === 'string' && message.startsWith('Detected multiple renderers');

/** Renders a page as the build does, with modules of its own. */
async function render({ address, queries }: Pick<StaticPage, 'address' | 'queries'>): Promise<string> {
  vi.resetModules();
  const { renderPage } = await import('./prerender.tsx');
  const html = await renderPage({ address, providers: config.providers, ...(queries && { queries }) });
  // React's renderer leaves the contexts of its last component until it renders again, and the router of this test is the same.
  await prerenderToNodeStream('');
  vi.resetModules();
  return html;
}

interface Visit {
  readonly responses?: PageData['responses'];
  /** What the visitor does before the site's code runs. */
  readonly beforeStart?: (root: HTMLElement) => Promise<void>;
}

/** Opens a prerendered page at an address, and takes it over. Returns its root and what React complained about. */
async function open(html: string, address: string, { responses = {}, beforeStart }: Visit = {}) {
  const errors: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    if (!isAboutTwoRenderers(args[0])) errors.push(args);
  });
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="root">${html}</div>
    <script type="application/json" id="page-files">["/assets/main.js"]</script>
    <script type="application/json" id="page-data">${JSON.stringify({ config, responses })}</script>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  await beforeStart?.(root);
  const { startSite } = await import('./start-site.tsx');
  const onError = (error: unknown) => void errors.push(error);
  const app = await act(async () => startSite(root, { onRecoverableError: onError, onCaughtError: onError }));
  return { root, errors, close: () => act(() => app.unmount()) };
}

/** What the build does not know of an address: nearly everything that a page reads from it. */
const additions = ['', '?next=/user&join&scrollTo=lobby&from=list&theme=1#guest=abc'];

test.each(
  additions.flatMap((added) =>
    staticPages.filter(({ queries }) => !queries).map((page) => ({ ...page, shown: page.address + added })),
  ),
)('$shown is taken over as the build has rendered it', async (page) => {
  const { shown } = page;
  fakeApi({ 'GET /content/credits.json': () => Response.json([]) });
  const html = await render(page);
  expect(html).toContain('<main');
  // The site's policy forbids scripts in the page.
  expect(html).not.toContain('<script');
  const { root, errors, close } = await open(html, shown);
  expect(errors).toEqual([]);
  expect(root.querySelector('a[href="/privacy"]')).not.toBeNull();
  await close();
});

test('text that was typed before the page reacts is still there after a reload', async () => {
  fakeApi({});
  const html = await render({ address: '/login' });
  const field = (root: HTMLElement) => within(root).getByLabelText<HTMLInputElement>('Username or email');
  const first = await open(html, '/login?next=/user', {
    beforeStart: (root) => userEvent.type(field(root), 'noor@example.com'),
  });
  const { preloadPage } = await import('./routes.tsx');
  await act(() => preloadPage('/login'));
  expect(field(first.root).value).toBe('noor@example.com');
  await first.close();
  const second = await open(html, '/login?next=/user');
  await waitFor(() => expect(field(second.root).value).toBe('noor@example.com'));
  expect(second.errors).toEqual([]);
  await second.close();
});

test('a press before the page reacts is repeated with the typed text when it does', async () => {
  const calls = fakeApi({});
  const html = await render({ address: '/login' });
  vi.stubGlobal('PerformanceObserver', PaintedObserver);
  const press = async (page: HTMLElement) => {
    startPage(trustedScripts);
    const form = within(within(page).getByRole('form', { name: 'Log in' }));
    await userEvent.type(form.getByLabelText('Username or email'), 'juniper');
    await userEvent.type(form.getByLabelText('Password'), 'Secret123');
    await userEvent.click(form.getByRole('button', { name: 'Log in' }));
  };
  const { errors, close } = await open(html, '/login', { beforeStart: press });
  await waitFor(() => expect(calls.map(({ route }) => route)).toEqual(['POST /api/user/login']));
  expect(calls[0]?.body).toEqual({ emailOrUsername: 'juniper', password: 'Secret123' });
  expect(errors).toEqual([]);
  await close();
});

test('an option that is chosen before the page reacts is chosen when it does', async () => {
  fakeApi({});
  const html = await render({ address: '/' });
  vi.stubGlobal('PerformanceObserver', PaintedObserver);
  const press = async (page: HTMLElement) => {
    startPage(trustedScripts);
    await userEvent.click(within(page).getByRole('radio', { name: 'Hexagons' }));
  };
  const { errors, close } = await open(html, '/', { beforeStart: press });
  await waitFor(() => expect(document.documentElement.dataset.background).toBe('hexagons'));
  expect(errors).toEqual([]);
  await close();
});

test('a press of a link before the page reacts is repeated with the query of the address', async () => {
  fakeApi({});
  const html = await render({ address: '/login' });
  vi.stubGlobal('PerformanceObserver', PaintedObserver);
  const followed: string[] = [];
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    followed.push(link.href);
  };
  document.addEventListener('click', follow);
  const press = async (page: HTMLElement) => {
    startPage(trustedScripts);
    await userEvent.click(within(page).getByRole('link', { name: 'Continue with Google' }));
  };
  const { errors, close } = await open(html, '/login?next=/user', { beforeStart: press });
  await waitFor(() => expect(followed).toHaveLength(1));
  expect(new URL(followed[0] ?? '').searchParams.get('next')).toBe('/user');
  expect(errors).toEqual([]);
  document.removeEventListener('click', follow);
  await close();
});

test('stored settings and the query of the address are applied after the page was taken over', async () => {
  const html = await render({ address: '/login' });
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'tallyho-background=bubbles; Path=/';
  localStorage.setItem('tallyho:user', '1');
  sessionStorage.setItem('tallyho:draft-form:login', JSON.stringify({ emailOrUsername: 'juniper' }));
  const { root, errors, close } = await open(html, '/login?next=/join/PARTY7');
  const link = 'main a[href="/register?next=%2Fjoin%2FPARTY7"]';
  await waitFor(() => expect(root.querySelector(link)).not.toBeNull());
  expect(errors).toEqual([]);
  expect(root.querySelector<HTMLInputElement>('input[name="emailOrUsername"]')?.value).toBe('juniper');
  await close();
});

describe('the page of an invite link', () => {
  const open4 = {
    leader: { username: "O'Neil & <Sons>", avatar: 3 },
    heads: [3, 1],
    players: 2,
    maxPlayers: 4,
    state: 'open',
    lateJoin: true,
    guestsMayJoin: true,
  } as const;
  const known = (change: Partial<InvitedLobby>) => {
    const lobby = { ...open4, ...change };
    return {
      view: invitationViewOf(lobby),
      status: 200,
      body: { success: true, lobby, suggestedName: 'Brave Otter' },
    };
  };
  const refused = (view: InvitationView, status: number, error: string) => ({
    view,
    status,
    body: { success: false, error },
  });
  /** Fills the page in as the Worker does. */
  const fill = (html: string) =>
    html
      .replaceAll('ZZSLOT', 'PARTY7')
      .replaceAll(invitationSlots.leader, 'O&#39;Neil &amp; &lt;Sons&gt;')
      .replaceAll(invitationSlots.players, '2')
      .replaceAll(invitationSlots.maxPlayers, '4');

  test.each([
    [known({}), '2 of 4 seats taken.'],
    [known({ state: 'running' }), 'A game is running.'],
    [known({ state: 'finished' }), 'A game has just ended'],
    [known({ guestsMayJoin: false }), 'This lobby is for registered players.'],
    [known({ guestsMayJoin: false, state: 'running' }), 'This lobby is for registered players.'],
    [known({ guestsMayJoin: false, state: 'finished' }), 'This lobby is for registered players.'],
    [known({ players: 4, state: 'running' }), 'All 4 seats are taken right now.'],
    [known({ state: 'running', lateJoin: false }), 'They have started without you'],
    [refused('gone', 404, 'lobbyNotFound'), 'No lobby behind that link'],
    [refused('removed', 403, 'banned'), 'You were removed from that lobby'],
  ])('shows its content before and after it was taken over: %o', async ({ view, status, body }, text) => {
    const calls = fakeApi({});
    const page = staticPages.find(({ name }) => name === `join-${view}`);
    if (!page) throw new Error(`There is no page for ${view}`);
    const html = fill(await render(page));
    expect(html).toContain(text);
    const responses = { '/api/join/PARTY7': { status, body } };
    const { root, errors, close } = await open(html, '/join/PARTY7', { responses });
    expect(errors).toEqual([]);
    expect(root.textContent).toContain(text);
    if (status === 200) expect(root.querySelector('h1')?.textContent).toContain("O'Neil & <Sons>");
    expect(calls).toEqual([]);
    await close();
  });

  describe('the name', () => {
    const openForm = async (beforeStart: (field: HTMLInputElement) => Promise<void>) => {
      fakeApi({});
      const page = staticPages.find(({ name }) => name === `join-${known({}).view}`);
      if (!page) throw new Error('There is no page for an open lobby');
      const { status, body } = known({});
      const fieldIn = (root: HTMLElement) => within(root).getByRole<HTMLInputElement>('textbox');
      const { root, errors, close } = await open(fill(await render(page)), '/join/PARTY7', {
        responses: { '/api/join/PARTY7': { status, body } },
        beforeStart: (root) => beforeStart(fieldIn(root)),
      });
      return { field: fieldIn(root), errors, close };
    };

    test('that was typed before the page was taken over stays, and typing goes on in it', async () => {
      const { field, errors, close } = await openForm((typed) => userEvent.type(typed, 'Kathar'));
      await userEvent.keyboard('ina');
      expect(field.value).toBe('Katharina');
      expect(errors).toEqual([]);
      await close();
    });

    test('that is suggested in the focused field is replaced by the first typed letter', async () => {
      const { field, close } = await openForm(async (empty) => empty.focus());
      await waitFor(() => expect(field.value).not.toBe(''));
      await userEvent.keyboard('Katharina');
      expect(field.value).toBe('Katharina');
      await close();
    });

    test('is a suggestion if nothing was typed', async () => {
      const { field, close } = await openForm(async () => undefined);
      await waitFor(() => expect(field.value).toMatch(/^\w+ \w+$/));
      await close();
    });
  });
});

describe('the page of a public result', () => {
  const token = 'AbCdEfGhIjKlMnOpQrStUv';
  const title = 'Robin & <Sons> played Dogs';
  const players = Array.from({ length: 5 }, (_, index) => ({
    user: `p${index + 1}`,
    username: `Friend ${index + 1}`,
    avatar: index + 1,
    color: index,
    isGuest: false,
  }));
  const sides = [
    { user: 'p1', said: 'Great', friends: ['p3'], votes: 2 },
    { user: 'p2', said: 'Awful', friends: [], votes: 1 },
  ];
  const turn = {
    question: 'How good?',
    story: '',
    item: null,
    options: [{ name: 'Great', color: null, votes: 2 }],
  };
  const bodyOf = (change: {
    readonly sides?: typeof sides;
    readonly players?: typeof players;
    readonly hasTurn?: boolean;
  }) => ({
    success: true,
    title,
    headline: 'Robin wins!',
    theme: null,
    sides: change.sides ?? null,
    result: {
      finishedAt: Date.UTC(2026, 10, 21),
      players: change.players ?? players.slice(0, 2),
      rounds: [{ theme: 'Dogs' }],
      customThemeRounds: 0,
      anonymousVotes: false,
      awards: { scores: [], divisive: null, closestPair: null },
      favourites: [],
      moreOnTop: 0,
      titles: [],
      boardTheme: 'Dogs',
      turn: change.hasTurn ? turn : null,
    },
  });

  test.each([
    ['board', bodyOf({})],
    ['board-many', bodyOf({ players })],
    ['turn', bodyOf({ hasTurn: true })],
    ['fight', bodyOf({ sides, hasTurn: true })],
    ['fight-many', bodyOf({ sides, players })],
  ])('%s has its title and picture before it was taken over, and the rest afterwards', async (view, body) => {
    const calls = fakeApi({});
    const page = staticPages.find(({ name }) => name === `r-${view}`);
    if (!page) throw new Error(`There is no page for ${view}`);
    expect(sharedResultViewOf(body)).toBe(view);
    const html = (await render(page))
      .replaceAll('ZZSLOT', token)
      .replaceAll(sharedResultSlots.title, 'Robin &amp; &lt;Sons&gt; played Dogs')
      .replaceAll(sharedResultSlots.headline, body.headline);
    const pictureOf = (element: ParentNode) => element.querySelector(`img[src^="/r/${token}/"]`);
    let first: Element | null = null;
    const { root, errors, close } = await open(html, `/r/${token}`, {
      responses: { [`/api/shared/${token}`]: { status: 200, body } },
      beforeStart: async (painted) => {
        expect(within(painted).getByRole('heading', { level: 1 })).toHaveTextContent(title);
        first = pictureOf(painted);
      },
    });
    expect(errors).toEqual([]);
    expect(await within(root).findByRole('list', { name: 'Friends who played' })).toBeVisible();
    expect(within(root).queryAllByRole('button', { name: /^I’m with/ })).toHaveLength(body.sides ? 2 : 0);
    expect(first).not.toBeNull();
    expect(pictureOf(root)).toBe(first);
    expect(calls).toEqual([]);
    await close();
  });
});
