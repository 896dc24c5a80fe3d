import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** Returns the tests that the page names: a path in backquotes, and one or more quoted titles after it. */
const namedTests = (page: string): NamedTest[] =>
  [
    ...page.replace(/\s+/g, ' ').matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?)`((?:,? (?:and )?"[^"]+")+)/g),
  ].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
  );

/** The files that `npm test` runs: `include` and `testDir` of the configurations of Vitest and Playwright. */
const suites = [
  /^(game|drizzle|scripts)\/.+\.test\.ts$/,
  /^desktop\/src\/.+\.test\.ts$/,
  /^web\/(src|vite|service-worker)\/.+\.test\.tsx?$/,
  /^(edge|party)\/(src|test)\/.+\.test\.ts$/,
  /^e2e\/(specs|desktop)\/.+\.spec\.ts$/,
];

type Node = { readonly type: string; readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Returns the names of a chain such as `test.each(...)`: `['test', 'each']`. */
function namesOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Identifier') return [String(node.name)];
  if (node.type === 'CallExpression') return namesOf(node.callee);
  if (node.type === 'MemberExpression') return [...namesOf(node.object), ...namesOf(node.property)];
  return [];
}

function textOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null;
  return node.quasis.map(({ value }: { value: { cooked: string } }) => value.cooked).join('%s');
}

interface FoundTest {
  readonly title: string;
  /** It never runs, or is expected to fail, or a group around it is. */
  readonly isOff: boolean;
}

/** Returns the tests of a file. A test that is off only on some systems (`skipIf`, `test.skip` within the test) is on. */
function testsIn(node: unknown, isOff = false): FoundTest[] {
  if (Array.isArray(node)) return node.flatMap((child) => testsIn(child, isOff));
  if (!isNode(node)) return [];
  let inside = isOff;
  const found: FoundTest[] = [];
  if (node.type === 'CallExpression' && Array.isArray(node.arguments)) {
    const [name = '', ...modifiers] = namesOf(node.callee);
    const title = textOf(node.arguments[0]);
    if (['test', 'it', 'describe'].includes(name) && title !== null) {
      inside ||= modifiers.some((modifier) => ['skip', 'todo', 'fails', 'fail', 'fixme'].includes(modifier));
      if (name !== 'describe') found.push({ title, isOff: inside });
    }
  }
  return [...found, ...Object.values(node).flatMap((child) => testsIn(child, inside))];
}

/** Quotes are written in several ways in titles and in source code. */
const withoutQuotes = (text: string) => text.replace(/['’"“”]/g, '');

/** Returns why a named test proves nothing; null if it is one test that `npm test` runs. */
function problemOf({ file, title }: NamedTest, testsOf: (file: string) => FoundTest[]): string | null {
  if (!suites.some((suite) => suite.test(file))) return 'npm test does not run this file';
  if (!existsSync(`${root}${file}`)) return 'no such file';
  const [found, ...others] = testsOf(file).filter(
    (other) => withoutQuotes(other.title) === withoutQuotes(title),
  );
  if (!found) return 'no such test';
  if (others.length > 0) return 'several tests have this title';
  return found.isOff ? 'the test is off' : null;
}

const parse = (file: string, text: string) => testsIn(parseSync(file, text).program);

test('every test that docs/security.md names is one test, which `npm test` runs', () => {
  const named = namedTests(readFileSync(`${root}docs/security.md`, 'utf8'));
  expect(named.length).toBeGreaterThan(150);
  const parsed = new Map<string, FoundTest[]>();
  const testsOf = (file: string) => {
    const tests = parsed.get(file) ?? parse(file, readFileSync(`${root}${file}`, 'utf8'));
    parsed.set(file, tests);
    return tests;
  };
  const problems = named.flatMap((one) => {
    const problem = problemOf(one, testsOf);
    return problem === null ? [] : [`${problem}: ${one.file} "${one.title}"`];
  });
  expect(problems).toEqual([]);
});

test('a named test that is missing, off, ambiguous or in no suite is a problem', () => {
  const file = 'scripts/security-tests.test.ts';
  const tests = parse(
    'x.test.ts',
    `test('on', f); it.each(['x'])('%s is on', f); it.skipIf(win)("isn't off", f);
    test('runs', () => { test.skip(win, 'reason'); });
    test.skip('off', f); describe.skip('group', () => { it('inside', f); }); it.todo('later'); test.fails('fails', f);
    test('twice', f); describe('again', () => test('twice', f)); // test('comment', f)`,
  );
  const problem = (title: string, where = file) => problemOf({ file: where, title }, () => tests);
  for (const title of ['on', '%s is on', 'isn’t off', 'runs']) expect(problem(title), title).toBeNull();
  for (const title of ['off', 'inside', 'later', 'fails'])
    expect(problem(title), title).toBe('the test is off');
  expect(problem('twice')).toBe('several tests have this title');
  for (const title of ['group', 'comment', 'o']) expect(problem(title), title).toBe('no such test');
  expect(problem('on', 'scripts/none.test.ts')).toBe('no such file');
  expect(problem('on', 'lab/room.test.ts')).toBe('npm test does not run this file');
});
