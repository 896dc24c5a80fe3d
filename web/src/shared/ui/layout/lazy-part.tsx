import { type ComponentType, lazy } from 'react';

/** The code of a part of the page could not be loaded: no connection, or a new version has replaced the files. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** How long to wait before code that did not load is asked for again, in milliseconds. */
const retryAfter = 1_000;

/** Loads code, if need be with a second attempt. Rejects with LoadError. */
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

/** Lets every part that did not load try again when it is next rendered. React remembers a failed `lazy` otherwise. */
export function renewFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** As React's `lazy`, but for code that does not load: see `loadPart` and `renewFailedParts`. */
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
