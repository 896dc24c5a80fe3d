/** Joins class names and skips missing ones. Returns undefined when none is left. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
