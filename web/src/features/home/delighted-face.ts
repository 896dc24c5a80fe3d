import { createStore, useStore } from '../../shared/store/store.ts';

interface DelightedFace {
  readonly avatar: number;
  readonly picture: string;
}

const face = createStore<DelightedFace | null>(null);

/** Shows a face delighted as soon as its expressions have loaded. Without them it stays as it is. */
export function delight(avatar: number): void {
  void import('../../shared/ui/avatars/expressions.ts').then(
    ({ expressionOf }) => face.set({ avatar, picture: expressionOf(avatar, 'delighted') }),
    () => undefined,
  );
}

/** Returns the picture of a face that was delighted last; undefined for every other one. */
export function useDelighted(avatar: number | null): string | undefined {
  const last = useStore(face);
  return last?.avatar === avatar ? last?.picture : undefined;
}
