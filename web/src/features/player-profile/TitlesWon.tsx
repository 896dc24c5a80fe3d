import type { PlayerProfile } from '@tallyho/game/people/player-profile';
import { useState } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import styles from './PlayerProfile.module.css';

/** This many titles are shown at first. */
const few = 8;

type TitlesWonProps = Pick<PlayerProfile, 'titles'> & {
  /** They share a line with the numbers. */
  readonly isInHead?: boolean;
};

/** The titles that the user's games gave, the most frequent first. */
export function TitlesWon({ titles, isInHead = false }: TitlesWonProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (titles.length === 0)
    return (
      <p className={styles.none}>
        None yet. At the end of a game every player who has answered gets a title.
      </p>
    );
  const isCut = !showsAll && titles.length > few + 1;
  return (
    <>
      <ul className={styles.titles} data-in-head={isInHead || undefined} aria-label="Titles">
        {titles.slice(0, isCut ? few : titles.length).map(({ kind, name, count }) => (
          <li key={kind} data-often={count > 1}>
            <Icon name="trophy" /> <strong>{name}</strong>{' '}
            <span>{count === 1 ? 'once' : `${count} times`}</span>
          </li>
        ))}
      </ul>
      {isCut && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          Show all {titles.length} titles
        </Button>
      )}
    </>
  );
}
