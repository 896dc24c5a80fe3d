import type { PlayerProfile } from '@tallyho/game/people/player-profile';
import { useState } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import styles from './PlayerProfile.module.css';

/** This many titles are shown at first. */
const few = 8;

/** Returns how often a title was won, in words. */
export const timesText = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** The titles that the user's games gave, the most frequent first. */
export function TitlesWon({ titles }: Pick<PlayerProfile, 'titles'>) {
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
      <ul className={styles.titles} aria-label="Titles">
        {titles.slice(0, isCut ? few : titles.length).map(({ kind, name, count }) => (
          <li key={kind} data-often={count > 1}>
            <Icon name="trophy" /> <strong>{name}</strong> <span>{timesText(count)}</span>
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
