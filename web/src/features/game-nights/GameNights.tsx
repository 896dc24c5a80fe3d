import type { GameNight } from '@tallyho/game/people/game-nights';
import { listed } from '@tallyho/game/text';
import type { ReactNode } from 'react';
import { endingOf } from '../../entities/game-nights/ending.ts';
import { useGameNights } from '../../entities/game-nights/game-nights-api.ts';
import { NightPodium } from '../../entities/game-nights/NightPodium.tsx';
import { formatDate, formatDay, useLocale } from '../../entities/preferences/format.ts';
import { ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import { PagedList } from '../../shared/ui/states/PagedList.tsx';
import styles from './GameNights.module.css';

interface GameNightsProps {
  /** Null: the latest games. */
  readonly cursor?: string | null;
  /** Returns a button that shows the pictures of a game's result, to send them or to make its public link. */
  readonly share: (game: {
    readonly gameId: string;
    /** Which game it is, in words. */
    readonly of: string;
    readonly onClosed: () => void;
  }) => ReactNode;
}

/** The games that the user has finished: themes, date, outcome and players; the only one with its podium. */
export function GameNights({ cursor = null, share }: GameNightsProps) {
  useLocale();
  const nights = useGameNights(cursor);
  const { games = [], next = null } = nights.data ?? {};
  return (
    <PagedList
      query={nights}
      loading="Loading your game nights"
      isEmpty={games.length === 0}
      empty={
        <EmptyState
          title="No game nights yet"
          actions={<ButtonLink to="/?scrollTo=lobby">Play one</ButtonLink>}
        >
          Games that you have finished are kept here.
        </EmptyState>
      }
      next={next !== null && <GameNights cursor={next} share={share} />}
    >
      <ul className={styles.nights} aria-label={cursor === null ? 'Your game nights' : 'Earlier game nights'}>
        {games.map((night) => (
          <li key={night._id}>
            <GameNightRow
              night={night}
              hasPodium={cursor === null && next === null && games.length === 1 && night.podium.length > 1}
              share={(of) => share({ gameId: night._id, of, onClosed: () => void nights.refetch() })}
            />
          </li>
        ))}
      </ul>
    </PagedList>
  );
}

interface GameNightRowProps {
  readonly night: GameNight;
  /** The podium is in the place of the faces. */
  readonly hasPodium: boolean;
  readonly share: (of: string) => ReactNode;
}

function GameNightRow({ night, hasPodium, share }: GameNightRowProps) {
  const { finishedAt, players, themes, shareToken } = night;
  const others = players.filter(({ isYou }) => !isYou);
  const ending = endingOf(night);
  return (
    <article className={styles.night} data-podium={hasPodium}>
      <header className={styles.head}>
        <h3>{themes.length > 0 ? listed(themes) : 'No round was finished'}</h3>
        <time dateTime={finishedAt} title={formatDate(finishedAt, 'dateTime')}>
          {formatDay(finishedAt)}
        </time>
      </header>
      {hasPodium && (
        <div className={styles.podium}>
          <NightPodium night={night} />
        </div>
      )}
      {ending && (
        <p className={styles.ending}>
          <Icon name={ending.icon} /> {ending.text}
        </p>
      )}
      <div className={styles.foot}>
        <p className={styles.people}>
          {!hasPodium && (
            <span className={styles.faces} aria-hidden="true">
              {others.map(({ username, avatar }, index) => (
                // Several may be called "Deleted player", and the list never changes.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <Avatar key={`${index} ${username}`} avatar={avatar} size="sm" />
              ))}
            </span>
          )}
          <span>with {listed(others.map(({ username }) => username))}</span>
        </p>
        <div className={styles.actions}>
          {shareToken !== null && (
            <ButtonLink
              to={`/r/${shareToken}`}
              icon={<Icon name="link" />}
              aria-label={`See the result, ${formatDate(finishedAt, 'dateTime')}`}
            >
              See the result
            </ButtonLink>
          )}
          {share(formatDate(finishedAt, 'dateTime'))}
        </div>
      </div>
    </article>
  );
}
