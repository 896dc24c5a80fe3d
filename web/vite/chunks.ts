import path from 'node:path';
import type { Rolldown } from 'vite';

const sources = path.join(import.meta.dirname, '../src');

/** Requests that change something. Of the public pages only the forms of accounts and guests need them. */
const mutations = /node_modules\/@tanstack\/.*\/(useMutation|mutationObserver)\.js$/;

/** Libraries of every page. One file compresses better than one per library, and stays cached after changes of our own code. */
const platform = /node_modules\/(react|react-dom|scheduler|@tanstack)\/|rolldown\/runtime/;

const home = 'pages/home/HomePage.tsx';
const login = 'pages/account/LoginPage.tsx';
const register = 'pages/account/RegisterPage.tsx';
const privacy = 'pages/about/PrivacyPage.tsx';
const terms = 'pages/about/TermsPage.tsx';
const contact = 'pages/about/ContactPage.tsx';
const join = 'pages/game/JoinPage.tsx';
const game = 'pages/game/GamePage.tsx';
const sharedResult = 'pages/game/SharedResultPage.tsx';
const sharedRounds = 'pages/game/SharedRounds.tsx';

interface SharedFile {
  readonly name: string;
  /** It has the modules that all pages of one of these lists need. */
  readonly pages: readonly (readonly string[])[];
}

/**
 * Files of code that several pages share, in this order: a module is in the first one whose pages all need it. Without them the
 * bundler makes one small file for each combination of pages.
 */
const shared: readonly SharedFile[] = [
  // What two of the most visited pages need is so small that all pages have it.
  { name: 'basis', pages: [['main.tsx'], [home, login]] },
  {
    name: 'players',
    pages: [
      [home, join],
      [home, game],
    ],
  },
  { name: 'text', pages: [[privacy, terms]] },
  {
    name: 'forms',
    pages: [
      [login, contact],
      [login, join],
    ],
  },
  { name: 'account', pages: [[login, register]] },
  { name: 'results', pages: [[sharedResult, game]] },
  { name: 'rounds', pages: [[sharedRounds, game]] },
  { name: 'home', pages: [[home]] },
  { name: 'register', pages: [[register]] },
  { name: 'login', pages: [[login]] },
  { name: 'join', pages: [[join]] },
  { name: 'contact', pages: [[contact]] },
  { name: 'shared-result', pages: [[sharedResult]] },
];

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds'> | null;

/** Returns all modules that a module imports statically, and itself. */
function closureOf(start: string, infoOf: (id: string) => ModuleInfo): Set<string> {
  const closure = new Set<string>();
  const visit = (id: string) => {
    if (closure.has(id)) return;
    closure.add(id);
    infoOf(id)?.importedIds.forEach(visit);
  };
  visit(start);
  return closure;
}

/** Returns the bundler's groups for the files above. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const byPriority = shared.map(({ name, pages }, index): Rolldown.CodeSplittingGroup => {
    let closures: readonly (readonly Set<string>[])[] | null = null;
    return {
      priority: shared.length - index,
      name: (id, graph) => {
        // The library's index imports them, so they are in the closure of every page.
        if (mutations.test(id)) return name === 'forms' ? name : null;
        closures ??= pages.map((all) =>
          all.map((page) => closureOf(path.join(sources, page), (module) => graph.getModuleInfo(module))),
        );
        return closures.some((all) => all.every((closure) => closure.has(id))) ? name : null;
      },
    };
  });
  return [
    {
      name: (id) => (platform.test(id) && !mutations.test(id) ? 'platform' : null),
      priority: shared.length + 2,
    },
    { name: 'schemas', test: /node_modules\/valibot\/|game\/src\/limits\.ts/, priority: shared.length + 1 },
    ...byPriority,
  ];
}
