import { useEffect } from 'react';
import { createStore, useStore } from '../../store/store.ts';
import type { Expression } from './expressions.ts';

type Expressions = typeof import('./expressions.ts');

/** Null until they have loaded. Pages that show them only sometimes load without them. */
const expressions = createStore<Expressions | null>(null);

/** Loads the expressions of the faces. Without them each face stays as it is. */
export function loadExpressions(): void {
  if (expressions.getSnapshot() === null)
    void import('./expressions.ts').then(expressions.set, () => undefined);
}

/** Loads the expressions with the component. Null until they have loaded. */
export function useExpressions(): Expressions | null {
  useEffect(loadExpressions, []);
  return useStore(expressions);
}

/** Returns the function from a face and its expression to the picture; undefined while the expressions load. Loads nothing itself. */
export function useExpressionOf(): (avatar: number, expression: Expression) => string | undefined {
  const loaded = useStore(expressions);
  return (avatar, expression) => loaded?.expressionOf(avatar, expression);
}
