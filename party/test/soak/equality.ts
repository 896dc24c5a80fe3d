/**
 * Compares JSON values. Remembers pairs of equal objects, so that parts which did not change are compared once.
 * A missing field equals `undefined`.
 */
export class Equality {
  readonly #known = new WeakMap<object, object>();

  /** Returns the path of the first difference, for example `stage.round.sent`; null if the values are equal. */
  difference(a: unknown, b: unknown, path = ''): string | null {
    if (Object.is(a, b)) return null;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path || 'value';
    if (this.#known.get(a) === b) return null;
    if (Array.isArray(a) !== Array.isArray(b)) return path || 'value';
    const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]; // both are objects
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const found = this.difference(left[key], right[key], path ? `${path}.${key}` : key);
      if (found !== null) return found;
    }
    this.#known.set(a, b);
    return null;
  }
}
