/**
 * Returns true if two JSON values are equal. Identical objects are a fast path, because states share their
 * finished rounds.
 */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  return Array.isArray(a) && Array.isArray(b) ? areSameLists(a, b) : areSameObjects(a, b);
};

const areSameLists = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, index) => isSame(value, b[index]));

const areSameObjects = (a: object, b: object): boolean => {
  if (Array.isArray(a) || Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    // A missing key differs from a key with the value undefined. `__proto__` can be an ordinary key.
    keys.every((key) => Object.hasOwn(b, key) && isSame(at(a, key), at(b, key)))
  );
};

const at = (object: object, key: string): unknown => (object as Record<string, unknown>)[key]; // only own keys are read
