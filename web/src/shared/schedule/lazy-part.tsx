import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
} from 'react';
import { useIsHydrated } from '../store/store.ts';

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

/**
 * A component whose code loads when it is first rendered or preloaded, with one retry. If that fails, the nearest `Boundary` shows
 * it, and loads the code again when it is mounted again.
 *
 * Prerendered HTML contains the part's content, which stays until the code is there: React's `lazy` does that. Elsewhere the part
 * renders again when the code is there, because `lazy` waits until 300 ms after the last fallback of the page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: ReturnType<typeof load> | null = null;
  const start = () => {
    loading ??= loadPart(load).then(
      (module) => {
        Loaded = module.default;
        return module;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const Lazy = lazy(start);
  function Prerendered(props: Props) {
    // `Lazy` suspends once more when the code is there already, and a press could not be handled meanwhile. The choice must not
    // change afterwards: React would replace the content, and lose the text that was typed in it.
    const [Chosen] = useState<ComponentType<Props>>(() => Loaded ?? Lazy);
    return <Chosen {...props} />;
  }

  function Content(props: Props) {
    const fallback = use(Fallback);
    const isHydrated = useIsHydrated();
    const [Shown, show] = useState<ComponentType<Props> | null>(() => (isHydrated ? Loaded : Prerendered));
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (Shown) return;
      const onLoaded = (module: Awaited<ReturnType<typeof load>>) => show(() => module.default);
      start().then(onLoaded, (error: unknown) => setFailure({ error }));
    }, [Shown]);
    if (failure) throw failure.error;
    return Shown ? <Shown {...props} /> : fallback;
  }
  const Part = (props: Props) => (
    <Suspense fallback={<PartFallback />}>
      <Content {...props} />
    </Suspense>
  );
  const preload = () =>
    start().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Part, { preload });
}
