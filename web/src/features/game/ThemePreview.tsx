import { miniGames } from '@tallyho/game/minigames/registry';
import { rejections } from '@tallyho/game/protocol/reject-codes';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { preloadMiniGame } from '../../minigames/registry.tsx';
import { useRoom, useView } from '../../net/room-hooks.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ActionBar } from './ActionBar.tsx';
import { posterOf } from './poster.ts';
import styles from './ThemePreview.module.css';
import { type ThemeDetails, type ThemeTitle, themeDetailsQuery } from './theme-api.ts';

/** A theme looked into, before it is used (spec section 2). */
export function ThemePreview({ theme, onBack }: { readonly theme: ThemeTitle; readonly onBack: () => void }) {
  const room = useRoom();
  const gameId = useView(({ game }) => game?.id ?? '');
  const details = useQuery(themeDetailsQuery(theme._id));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function use() {
    setBusy(true);
    setError(null);
    for (const { type } of details.data?.games ?? []) preloadMiniGame(type);
    const result = await room.send({ type: 'themeChosen', gameId, theme: theme.name });
    setBusy(false);
    if (!result.ok) setError(rejections[result.error]);
  }

  return (
    <>
      {/* Custom properties aren't in CSSProperties. */}
      <div className={styles.content} style={{ '--color': posterOf(theme.name).color } as CSSProperties}>
        <article className={styles.poster}>
          <h1>{theme.name}</h1>
          {details.isPending && (
            <Loading label="Loading the theme">
              <Skeleton width="80%" />
              <Skeleton width="60%" />
            </Loading>
          )}
          {details.isError && <p>No details available for this theme.</p>}
          {details.data && <Details details={details.data} />}
        </article>
      </div>
      <ActionBar
        error={error}
        aside={
          <Button size="lg" icon={<Icon name="chevron-left" />} onClick={onBack}>
            Back
          </Button>
        }
      >
        <Button variant="hot" size="xl" wide busy={busy} onClick={() => void use()}>
          Use This Theme
        </Button>
      </ActionBar>
    </>
  );
}

function Details({ details }: { readonly details: ThemeDetails }) {
  return (
    <>
      {details.description && <p className={styles.description}>{details.description}</p>}
      {details.tags.length > 0 && (
        <ul className={styles.tags} aria-label="Tags">
          {details.tags.map(({ _id, name }) => (
            <li key={_id}>
              <Badge>{name}</Badge>
            </li>
          ))}
        </ul>
      )}
      <ol className={styles.games} aria-label="Games">
        {details.games.map(({ name, type }, index) => (
          <li key={name}>
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.game}>{name}</span>
            <span className={styles.type}>{miniGames[type]?.label ?? `Unsupported game type: ${type}`}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
