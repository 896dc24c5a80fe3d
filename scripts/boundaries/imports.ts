import { parseSync } from 'oxc-parser';

/** One place where a file names another module. `type`: gone at run time. */
export type Import = { specifier: string; kind: 'value' | 'type' };

/** A file as the rules look at it: whom it imports, and the names it takes from its surroundings. */
export type Source = { path: string; imports: Import[]; names: Set<string> };

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Reads a file's syntax; throws if it has none that TypeScript or JavaScript would take. `path` is relative to the repository. */
export const read = (path: string, text: string): Source => {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const source: Source = { path, imports: [], names: new Set() };
  visit(program as unknown as Node, source); // every node of the tree has a `type`
  return source;
};

const visit = (node: Node, source: Source): void => {
  const named = importOf(node);
  if (named) source.imports.push(named);
  if (node.type === 'Identifier') source.names.add(String(node.name));
  const member = memberName(node);
  if (member) source.names.add(member);
  for (const [key, part] of Object.entries(node)) {
    if (isOwnName(node, key)) continue;
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) visit(child, source);
  }
};

/** `key` of `{ key: value }` and of `object.key` is a name of the object's own, not one from the surroundings. */
const isOwnName = (node: Node, key: string): boolean =>
  !node.computed &&
  ((node.type === 'MemberExpression' && key === 'property') ||
    (['Property', 'TSPropertySignature', 'PropertyDefinition', 'MethodDefinition'].includes(node.type) &&
      key === 'key' &&
      !node.shorthand));

/** `Math.random` and the like, written with a dot or in brackets. */
const memberName = ({ type, object, property }: Node): string | null => {
  if (type !== 'MemberExpression' || !isNode(object) || !isNode(property)) return null;
  return object.type === 'Identifier' ? `${object.name}.${property.name ?? property.value}` : null;
};

const importOf = (node: Node): Import | null => {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return literal(node.source, isErased(node) ? 'type' : 'value');
    case 'TSImportType':
      return literal(node.source, 'type');
    case 'ImportExpression':
      return literal(node.source, 'value');
    case 'TSExternalModuleReference':
      return literal(node.expression, 'value');
    case 'CallExpression': {
      const [first] = node.arguments as unknown[]; // a call has arguments
      const isRequire = isNode(node.callee) && node.callee.name === 'require';
      return isRequire ? literal(first, 'value') : null;
    }
    default:
      return null;
  }
};

const literal = (source: unknown, kind: Import['kind']): Import | null =>
  isNode(source) && typeof source.value === 'string' ? { specifier: source.value, kind } : null;

/** `import type`, `export type`, or a list of names that are all types. */
const isErased = (node: Node): boolean => {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : [];
  return (
    specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type')
  );
};
