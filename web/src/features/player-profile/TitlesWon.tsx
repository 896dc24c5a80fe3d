import type { PlayerProfile } from '@tallyho/game/people/player-profile';
import { useState } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import profileStyles from './PlayerProfile.module.css';
import { TitleEmblem } from './TitleEmblem.tsx';
import styles from './TitlesWon.module.css';
import { titleReasons } from './title-reasons.ts';

/** This many titles are shown at first. */
const few = 8;

/** Returns how often a title was won, in words. */
export const timesText = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** The titles that the user's games gave as badges, the most frequent first, without the best one, which is in the head of the page. */
export function TitlesWon({ titles: [, ...titles] }: Pick<PlayerProfile, 'titles'>) {
  const [showsAll, setShowsAll] = useState(false);
  if (titles.length === 0)
    return (
      <p className={profileStyles.none}>
        None yet. At the end of a game every player who has answered gets a title.
      </p>
    );
  const isCut = !showsAll && titles.length > few + 1;
  return (
    <>
      <ul className={styles.titles} aria-label="Titles">
        {titles.slice(0, isCut ? few : titles.length).map(({ kind, name, count }) => (
          <li key={kind} className={styles.badge}>
            <TitleEmblem kind={kind} />
            <span className={styles.words}>
              <strong>{name}</strong> <small>{titleReasons[kind]}</small>
            </span>{' '}
            <VisuallyHidden>{timesText(count)}</VisuallyHidden>
            {count > 1 && (
              <span className={styles.count} aria-hidden="true">
                ×{count}
              </span>
            )}
          </li>
        ))}
      </ul>
      {isCut && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          Show all titles
        </Button>
      )}
    </>
  );
}
