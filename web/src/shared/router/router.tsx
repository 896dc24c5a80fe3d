import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import {
  addressOf,
  type History,
  type Location,
  type Navigate as NavigateFunction,
  type NavigateOptions,
} from './history.ts';

const RouterContext = createContext<{ readonly history: History; readonly location: Location } | null>(null);

interface RouterProps {
  readonly history: History;
  /** The location of the first render, if it differs from the current one: the one that prerendered HTML was made for. */
  readonly first?: Location | undefined;
  readonly children: ReactNode;
}

/** Provides the location to the components below. Pages change in a transition, so that the response to a press is not delayed. */
export function Router({ history, first, children }: RouterProps) {
  const [location, setLocation] = useState(() => {
    const current = history.getLocation();
    return first && addressOf(first) !== addressOf(current) ? first : current;
  });
  useLayoutEffect(() => {
    const update = () => startTransition(() => setLocation(history.getLocation()));
    // `first` is only for the first render.
    update();
    return history.subscribe(update);
  }, [history]);
  const value = useMemo(() => ({ history, location }), [history, location]);
  return <RouterContext value={value}>{children}</RouterContext>;
}

function useRouter() {
  const router = use(RouterContext);
  if (!router) throw new Error('No router above');
  return router;
}

/** Returns the current location. */
export const useLocation = (): Location => useRouter().location;

/** Returns the function that opens another address. It is the same in every render. */
export const useNavigate = (): NavigateFunction => useRouter().history.navigate;

type QueryChange = URLSearchParams | Record<string, string> | ((before: URLSearchParams) => URLSearchParams);

/** Returns the query of the address, and a function that replaces it. A function as its argument receives the latest query. */
export function useSearchParams(): [URLSearchParams, (next: QueryChange, options?: NavigateOptions) => void] {
  const { history, location } = useRouter();
  const query = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const setQuery = useCallback(
    (next: QueryChange, options?: NavigateOptions) => {
      const value =
        typeof next === 'function' ? next(new URLSearchParams(history.getLocation().search)) : next;
      history.navigate(`?${new URLSearchParams(value)}`, options);
    },
    [history],
  );
  return [query, setQuery];
}

/** Opens another address as soon as it is rendered. */
export function Navigate({ to, replace = false }: { readonly to: string; readonly replace?: boolean }) {
  const { history } = useRouter();
  // Before the browser paints, so that no empty page is seen in between.
  useLayoutEffect(() => {
    history.navigate(to, { replace });
  }, [history, to, replace]);
  return null;
}

/** Returns true if an address is the one of the current page. */
export const isCurrentAddress = (to: string, location: Location): boolean => to === addressOf(location);
