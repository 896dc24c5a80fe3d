import path from 'node:path';
import type { Rolldown } from 'vite';

const sources = path.join(import.meta.dirname, '../src');

/** Libraries of every page. One file compresses better than one per library, and stays cached after changes of our own code. */
const platform = /node_modules\/(react|react-dom|scheduler|@tanstack)\//;

interface SharedFile {
  readonly name: string;
  /** It has the modules that all of these need. */
  readonly pages: readonly string[];
  /** And the modules that all of these need. */
  readonly orPages?: readonly string[];
}

/**
 * Files of code that several pages share, in this order: a module is in the first one whose pages all need it. Without them the
 * bundler makes one small file for each combination of pages.
 */
const shared: readonly SharedFile[] = [
  { name: 'basis', pages: ['main.tsx'], orPages: ['pages/home/HomePage.tsx', 'pages/account/LoginPage.tsx'] },
  { name: 'forms', pages: ['pages/account/LoginPage.tsx', 'pages/about/ContactPage.tsx'] },
  { name: 'account', pages: ['pages/account/LoginPage.tsx', 'pages/account/RegisterPage.tsx'] },
  { name: 'text', pages: ['pages/about/PrivacyPage.tsx', 'pages/about/TermsPage.tsx'] },
  { name: 'board', pages: ['pages/home/HomePage.tsx', 'pages/game/GamePage.tsx'] },
  { name: 'results', pages: ['pages/game/SharedResultPage.tsx', 'pages/game/GamePage.tsx'] },
  { name: 'home', pages: ['pages/home/HomePage.tsx'] },
  { name: 'register', pages: ['pages/account/RegisterPage.tsx'] },
  { name: 'login', pages: ['pages/account/LoginPage.tsx'] },
  { name: 'join', pages: ['pages/game/JoinPage.tsx'] },
  { name: 'contact', pages: ['pages/about/ContactPage.tsx'] },
  { name: 'shared-result', pages: ['pages/game/SharedResultPage.tsx'] },
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
  const byPriority = shared.map(({ name, pages, orPages = [] }, index): Rolldown.CodeSplittingGroup => {
    let closures: readonly (readonly Set<string>[])[] | null = null;
    return {
      priority: shared.length - index,
      name: (id, graph) => {
        closures ??= [pages, orPages].map((all) =>
          all.map((page) => closureOf(path.join(sources, page), (module) => graph.getModuleInfo(module))),
        );
        return closures.some((all) => all.length > 0 && all.every((closure) => closure.has(id)))
          ? name
          : null;
      },
    };
  });
  return [{ name: 'platform', test: platform, priority: shared.length + 1 }, ...byPriority];
}
