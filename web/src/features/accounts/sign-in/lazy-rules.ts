import { useEffect, useState } from 'react';
import { useActivity } from '../../../shared/schedule/use-activity.ts';

type Rules = typeof import('./form-rules.ts');

let loaded: Rules | null = null;

/** Loads the rules. Resolves with null if they cannot be loaded. */
export const loadRules = async (): Promise<Rules | null> => {
  loaded ??= await import('./form-rules.ts').catch(() => null);
  return loaded;
};

/**
 * Calls `check` with the rules and returns its result, as a promise if they are not loaded yet. If they cannot be loaded, the
 * result has no errors: the API checks the values again.
 */
export const checkWithRules = <Errors extends object>(
  check: (rules: Rules) => Errors,
): Errors | Promise<Errors | Record<string, never>> =>
  loaded ? check(loaded) : loadRules().then((rules) => (rules ? check(rules) : {}));

/** The rules load after this time even without activity, in milliseconds. */
const maxDelay = 8_000;

/** Returns the rules, which load at the visitor's first activity; null until then. */
export function useRules(): Rules | null {
  const [rules, setRules] = useState(() => loaded);
  const isActive = useActivity(maxDelay);
  useEffect(() => {
    if (isActive) void loadRules().then(setRules);
  }, [isActive]);
  return rules;
}
