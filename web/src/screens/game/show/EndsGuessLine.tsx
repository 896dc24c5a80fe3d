import type { Subject } from '@tallyho/game/minigames/contract';
import type { Item } from '@tallyho/game/minigames/fields';
import type { Guessed } from '@tallyho/game/minigames/guess';
import { ItemPicture } from '../../../minigames/faces/ItemPicture.tsx';
import styles from './EndsGuessLine.module.css';

/** Returns the items that were guessed as first and last; null if one of them has no picture, and for other guesses. */
export function picturedEnds(
  guess: Guessed | undefined,
  options: readonly Subject[],
): { readonly first: Item; readonly last: Item } | null {
  if (guess?.kind !== 'ends') return null;
  const itemOf = (id: string | null) => {
    const option = options.find((other) => other.id === id);
    return option?.kind === 'item' && option.item.url !== null ? option.item : null;
  };
  const [first, last] = [itemOf(guess.first), itemOf(guess.last)];
  return first && last && { first, last };
}

interface EndsGuessLineProps {
  /** Whose guess it is: "Your guess". */
  readonly lead: string;
  readonly first: Item;
  readonly last: Item;
}

/** A guess of the first and last item in one line, with their pictures instead of their names. */
export const EndsGuessLine = ({ lead, first, last }: EndsGuessLineProps) => (
  <span className={styles.guess}>
    {lead}:{' '}
    <span className={styles.picture}>
      <ItemPicture item={first} />
    </span>{' '}
    first,{' '}
    <span className={styles.picture}>
      <ItemPicture item={last} />
    </span>{' '}
    last
  </span>
);
