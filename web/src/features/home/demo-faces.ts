import { createStore, useStore } from '../../shared/store/store.ts';
import { loadExpressions, useExpressionOf } from '../../shared/ui/avatars/loaded-expressions.ts';

/** The face that was delighted last. */
const delighted = createStore<number | null>(null);

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
