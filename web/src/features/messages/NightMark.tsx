import type { GameNight } from '@tallyho/game/people/game-nights';
import { listed } from '@tallyho/game/text';
import type { ReactNode } from 'react';
import { closeConversation } from '../../entities/friends/people-panel-store.ts';
import { endingOf } from '../../entities/game-nights/ending.ts';
import { formatDate } from '../../entities/preferences/format.ts';
import { ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './NightMark.module.css';
import { nightPlaces } from './night-places.ts';

interface NightMarkProps {
  readonly night: GameNight;
  /** The way to the next game of the two. */
  readonly again?: ReactNode;
}

/** The maximum number of faces. */
const shownFaces = 3;

/** A game night of the two between their messages, as a ticket: what was played, who won, and the way to the public result. */
export function NightMark({ night, again }: NightMarkProps) {
  const { themes, finishedAt, shareToken, winners } = night;
  const ending = endingOf(night);
  const places = nightPlaces(night);
  const more = places.length - shownFaces;
  return (
    <li className={styles.night}>
      <div className={styles.ticket} data-won={winners.some(({ isYou }) => isYou)}>
        <p className={styles.game} title={formatDate(finishedAt, 'dateTime')}>
          You played <strong>{themes.length > 0 ? listed(themes) : 'together'}</strong>
          <VisuallyHidden>. </VisuallyHidden>
          {ending && (
            <span className={styles.ending}>
              <Icon name={ending.icon} /> {ending.text}.
            </span>
          )}
        </p>
        <span className={styles.faces} aria-hidden="true">
          {places.slice(0, shownFaces).map(({ player, rank }, index) => (
            // Several may be called "Deleted player", and the list never changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <span key={`${index} ${player.username}`}>
              <Avatar avatar={player.avatar} size="stage" />
              {rank !== null && (
                <b className={styles.rank} data-rank={rank}>
                  {rank}
                </b>
              )}
            </span>
          ))}
          {more > 0 && <b className={styles.more}>+{more}</b>}
        </span>
        {(shareToken !== null || again) && (
          <div className={styles.ways}>
            {shareToken !== null && (
              <ButtonLink
                variant="quiet"
                iconAfter={<Icon name="chevron-right" />}
                to={`/r/${shareToken}`}
                onClick={closeConversation}
              >
                See the result
              </ButtonLink>
            )}
            {again}
          </div>
        )}
      </div>
    </li>
  );
}
