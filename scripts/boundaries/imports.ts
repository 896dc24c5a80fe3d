import { parseSync } from 'oxc-parser';

/** An import of another module. `type`: erased at run time. */
export type Import = { specifier: string; kind: 'value' | 'type' };

/** A parsed file: its imports, the global names it uses, and the names that it declares and exports. */
export type Source = { path: string; imports: Import[]; names: Set<string>; exports: Set<string> };

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Parses a file; throws on a syntax error. `path` is relative to the repository. */
export const read = (path: string, text: string): Source => {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const source: Source = { path, imports: [], names: new Set(), exports: new Set() };
  visit(program as unknown as Node, source); // every node of the tree has a `type`
  return source;
};

const visit = (node: Node, source: Source): void => {
  const named = importOf(node);
  if (named) source.imports.push(named);
  for (const name of exportedNames(node)) source.exports.add(name);
  if (node.type === 'Identifier') source.names.add(String(node.name));
  const member = memberName(node);
  if (member) source.names.add(member);
  for (const [key, part] of Object.entries(node)) {
    if (isOwnName(node, key)) continue;
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) visit(child, source);
  }
};

/** Returns the names that a statement declares and exports. The name of a default export belongs to its file only. */
const exportedNames = ({ type, declaration }: Node): string[] => {
  if (type !== 'ExportNamedDeclaration' || !isNode(declaration)) return [];
  const declared = Array.isArray(declaration.declarations) ? declaration.declarations : [declaration];
  return declared
    .filter(isNode)
    .flatMap(({ id }) => (isNode(id) && id.type === 'Identifier' ? [String(id.name)] : []));
};

/** Returns true if `key` of `{ key: value }` or `object.key` is a property name, not a global. */
const isOwnName = (node: Node, key: string): boolean =>
  !node.computed &&
  ((node.type === 'MemberExpression' && key === 'property') ||
    (['Property', 'TSPropertySignature', 'PropertyDefinition', 'MethodDefinition'].includes(node.type) &&
      key === 'key' &&
      !node.shorthand));

/** Returns the name of a member such as `Math.random`, written with a dot or in brackets. */
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

/** Returns true for `import type`, `export type`, or a list of only types. */
const isErased = (node: Node): boolean => {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : [];
  return (
    specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type')
  );
};
