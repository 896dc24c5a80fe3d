/** The parameters of a pattern, decoded. */
export type Params = Readonly<Record<string, string | undefined>>;

export interface PathMatch {
  readonly params: Params;
  /** The part of the path that the pattern matched, without the part of a trailing `*`. */
  readonly base: string;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A badly encoded address: the page validates its parameters anyway.
    return text;
  }
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Matches a path with a pattern such as `/join/:code` or `/admin/*`. Ignores upper and lower case and a slash at the end.
 * Returns null if it does not match.
 */
export function matchPath(pattern: string, pathname: string): PathMatch | null {
  const names: string[] = [];
  const isPrefix = pattern.endsWith('*');
  const source = pattern
    .replace(/\/?\*?$/, '')
    .split('/')
    .map((segment) => {
      if (!segment.startsWith(':')) return escapePattern(segment);
      names.push(segment.slice(1));
      return '([^/]+)';
    })
    .join('/');
  const found = new RegExp(`^(${source})${isPrefix ? '(?:/.*)?$' : '/?$'}`, 'i').exec(pathname);
  if (!found) return null;
  const [, base = '', ...values] = found;
  return {
    params: Object.fromEntries(names.map((name, index) => [name, decode(values[index] ?? '')])),
    base,
  };
}
