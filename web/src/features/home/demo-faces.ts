import { createStore, useStore } from '../../shared/store/store.ts';
import type { Expression } from '../../shared/ui/avatars/expressions.ts';

type Expressions = typeof import('../../shared/ui/avatars/expressions.ts');

/** Null until they have loaded. They are no part of the first load. */
const expressions = createStore<Expressions | null>(null);

/** The face that was delighted last. */
const delighted = createStore<number | null>(null);

/** Loads the expressions of the faces. Without them each face stays as it is. */
export function loadExpressions(): void {
  void import('../../shared/ui/avatars/expressions.ts').then(expressions.set, () => undefined);
}

/** Returns the function from a face and its expression to the picture; undefined while the expressions load. */
export function useExpressionOf(): (avatar: number, expression: Expression) => string | undefined {
  const loaded = useStore(expressions);
  return (avatar, expression) => loaded?.expressionOf(avatar, expression);
}

/** Shows a face delighted as soon as the expressions have loaded. */
export function delight(avatar: number): void {
  loadExpressions();
  delighted.set(avatar);
}

/** Returns the picture of a face that was delighted last; undefined for every other one. */
export function useDelighted(avatar: number | null): string | undefined {
  const last = useStore(delighted);
  const expressionOf = useExpressionOf();
  return avatar !== null && last === avatar ? expressionOf(avatar, 'delighted') : undefined;
}
