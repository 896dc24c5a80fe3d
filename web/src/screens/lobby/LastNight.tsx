import type { GameNight } from '@tallyho/game/people/game-nights';
import { listed } from '@tallyho/game/text';
import { useEffect, useId } from 'react';
import { endingOf } from '../../entities/game-nights/ending.ts';
import { useGameNights } from '../../entities/game-nights/game-nights-api.ts';
import { NightPodium } from '../../entities/game-nights/NightPodium.tsx';
import { formatDay, useLocale } from '../../entities/preferences/format.ts';
import { expectNight, isNightExpected } from '../../entities/session/session-hint.ts';
import { ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { Card } from '../../shared/ui/layout/Card.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import styles from './LastNight.module.css';

/** The user's latest game night: its podium or players, themes and result. Renders nothing without one. */
export function LastNight() {
  const { data, isPending } = useGameNights(null);
  const night = data?.games[0];
  useEffect(() => {
    if (data) expectNight(data.games.length > 0);
  }, [data]);
  // Its place stays while it loads.
  if (isPending && isNightExpected())
    return (
      <Card className={styles.night}>
        <Loading label="Loading your last game night">
          <Skeleton shape="box" height="8.5rem" />
        </Loading>
      </Card>
    );
  return night ? <LastNightCard night={night} /> : null;
}

function LastNightCard({ night }: { readonly night: GameNight }) {
  useLocale();
  const title = useId();
  const ending = endingOf(night);
  const hasPodium = night.podium.length > 1;
  const others = night.players.filter(({ isYou }) => !isYou);
  return (
    <Card as="section" className={styles.night} aria-labelledby={title}>
      <header className={styles.head}>
        <h3 id={title}>Your last game night</h3>
        <time dateTime={night.finishedAt}>{formatDay(night.finishedAt)}</time>
      </header>
      {hasPodium && (
        <div className={styles.podium}>
          <NightPodium night={night} />
        </div>
      )}
      <div className={styles.result}>
        <span className={classNames(styles.faces, hasPodium && styles.small)} aria-hidden="true">
          {night.players.map(({ username, avatar }, index) => (
            // Several may be called "Deleted player", and the list never changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Avatar key={`${index} ${username}`} avatar={avatar} size="md" />
          ))}
        </span>
        {ending && (
          <p className={styles.ending}>
            <Icon name={ending.icon} /> {ending.text}
          </p>
        )}
      </div>
      <p className={styles.people}>
        with {listed(others.map(({ username }) => username))}
        {night.themes.length > 0 && <>: {listed(night.themes)}</>}
      </p>
      {night.shareToken !== null && (
        <ButtonLink
          to={`/r/${night.shareToken}`}
          className={styles.way}
          iconAfter={<Icon name="chevron-right" />}
        >
          See the result
        </ButtonLink>
      )}
    </Card>
  );
}
