import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  use,
  useSyncExternalStore,
} from 'react';

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

/** Makes every part that failed to load retry when it is rendered next. */
export function renewFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

const Fallback = createContext<ReactNode>(null);

/** Sets what the lazy parts in `children` show while their code loads; nothing by default. */
export function LazyFallback({
  show,
  children,
}: {
  readonly show?: ReactNode;
  readonly children: ReactNode;
}) {
  return <Fallback value={show}>{children}</Fallback>;
}

/** What the nearest `LazyFallback` sets. */
const PartFallback = () => use(Fallback);

type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code. Resolves when the part can render without its fallback, or has failed. */
  preload(): Promise<void>;
};

type State<Props> = { readonly Part: ComponentType<Props> } | { readonly error: unknown } | null;

/** What a part does without its code: the fallback, or in prerendered HTML, which has the part's content, nothing yet. */
type Missing = null | 'prerendered';
const isMissing = (state: unknown): state is Missing => state === null || state === 'prerendered';

/**
 * A component whose code loads when it is first rendered or preloaded, with a retry: see `loadPart` and
 * `renewFailedParts`. Unlike React's `lazy` it appears as soon as its code is there: React shows nothing that suspended
 * until 300 ms after the last fallback of the page.
 *
 * Prerendered HTML contains the part's content. It stays as it is until the code is there.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPart<Props> {
  let state: State<Props> = null;
  let loading: Promise<void> | null = null;
  let isPrerendered = false;
  const listeners = new Set<() => void>();
  const set = (next: State<Props>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const renew = () => {
    loading = null;
    state = null;
  };
  const preload = (): Promise<void> => {
    loading ??= loadPart(load).then(
      (module) => set({ Part: module.default }),
      (error: unknown) => {
        // A failed preload is forgotten: the part may never be needed, and loads again if it is.
        if (listeners.size === 0 && !isPrerendered) return renew();
        failed.add(renew);
        set({ error });
      },
    );
    return loading;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const getState = (): State<Props> | Missing => state;
  const getPrerenderedState = (): State<Props> | Missing => state ?? 'prerendered';
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, outside of components
  function LoadedPart(props: Props) {
    const fallback = use(Fallback);
    const now = useSyncExternalStore(subscribe, getState, getPrerenderedState);
    // Idempotent, so it may run while rendering.
    if (isMissing(now)) void preload();
    if (now === 'prerendered') isPrerendered = true;
    // In every later render, too: React expects `use` again after a render that it has suspended.
    if (isPrerendered && loading) use(loading);
    if (isMissing(now)) return fallback;
    if ('error' in now) throw now.error;
    return <now.Part {...props} />;
  }
  // The boundary keeps prerendered HTML while the part suspends. Elsewhere nothing suspends.
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, outside of components
  const LazyPart = (props: Props) => (
    <Suspense fallback={<PartFallback />}>
      <LoadedPart {...props} />
    </Suspense>
  );
  return Object.assign(LazyPart, { preload });
}
