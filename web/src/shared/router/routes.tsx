import { Children, createContext, isValidElement, type ReactElement, type ReactNode, use } from 'react';
import { matchPath, type Params, type PathMatch } from './match-path.ts';
import { useLocation } from './router.tsx';

type RouteProps = { readonly element: ReactNode } & (
  | { readonly path: string; readonly index?: never }
  /** The address of the routes above without an addition. */
  | { readonly index: true; readonly path?: never }
);

/** One page of `Routes`: what to show at addresses that match `path`. Its path is relative to the routes above. */
export function Route(_: RouteProps): ReactNode {
  throw new Error('A Route is a child of Routes');
}

const RouteContext = createContext<PathMatch>({ params: {}, base: '' });

const isRoute = (child: ReactNode): child is ReactElement<RouteProps> =>
  isValidElement(child) && child.type === Route;

/** Renders the first of its routes that matches the address, and nothing if no route does. */
export function Routes({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const above = use(RouteContext);
  for (const child of Children.toArray(children)) {
    if (!isRoute(child)) continue;
    const { path = '', element } = child.props;
    const match = matchPath(`${above.base}/${path.replace(/^\//, '')}`, pathname);
    if (!match) continue;
    return (
      <RouteContext value={{ params: { ...above.params, ...match.params }, base: match.base }}>
        {element}
      </RouteContext>
    );
  }
  return null;
}

/** Returns the parameters of the current route's path, decoded and not validated. */
export const useParams = (): Params => use(RouteContext).params;
