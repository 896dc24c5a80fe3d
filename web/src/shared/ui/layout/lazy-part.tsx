import { type ComponentType, lazy } from 'react';

/**
 * The code of a part of the page could not be loaded: there is no connection, or a new version has replaced the
 * files.
 */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** Delay before a failed code load is retried, in milliseconds. */
const retryAfter = 1_000;

/** Loads code, with one retry if needed. Rejects with LoadError. */
async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryAfter));
    return load().catch((cause: unknown) => {
      throw new LoadError('A part of the page did not load', { cause });
    });
  }
}

const failed = new Set<() => void>();

/**
 * Makes every part that failed to load retry when it is rendered next. Otherwise React caches the failure of a `lazy`
 * component.
 */
export function renewFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** Like React's `lazy`, but with a retry for code that does not load: see `loadPart` and `renewFailedParts`. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const create = (): ComponentType<Props> =>
    lazy(() =>
      loadPart(load).catch((error: unknown) => {
        failed.add(renew);
        throw error;
      }),
    );
  const renew = () => {
    Part = create();
  };
  let Part = create();
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, outside of components
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}
