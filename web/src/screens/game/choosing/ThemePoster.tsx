import { type MiniGameType, miniGames } from '@tallyho/game/minigames/registry';
import { rejections } from '@tallyho/game/model/reject-codes';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsLeader, useRoom, useView } from '../../../entities/room/room-hooks.tsx';
import { posterOf } from '../../../entities/themes/poster.ts';
import { preloadMiniGame } from '../../../minigames/registry.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { ActionBar } from '../base/ActionBar.tsx';
import styles from './ThemePreview.module.css';

interface ThemePosterProps {
  readonly name: string;
  /** Id of the theme if a player wrote it for this lobby. */
  readonly customTheme?: string;
  /** The types of its games; empty until they are loaded. */
  readonly types: readonly MiniGameType[];
  readonly onBack: () => void;
  /** Opens another random theme; null if this one was not a surprise. */
  readonly onSurprise: (() => void) | null;
  readonly children: ReactNode;
}

/** The preview of a theme. Only the leader has the button that plays it. */
export function ThemePoster({ name, customTheme, types, onBack, onSurprise, children }: ThemePosterProps) {
  const room = useRoom();
  const gameId = useView(({ game }) => game?.id ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isLeader = useIsLeader();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  async function use() {
    setBusy(true);
    setError(null);
    for (const type of types) preloadMiniGame(type);
    const result = await room.send({
      type: 'themeChosen',
      gameId,
      theme: name,
      ...(customTheme !== undefined && { customTheme }),
    });
    setBusy(false);
    if (!result.ok) setError(rejections[result.error]);
  }

  return (
    <>
      {/* Custom properties aren't in CSSProperties. */}
      <div className={styles.content} style={{ '--color': posterOf(name).color } as CSSProperties}>
        <article className={styles.poster}>
          <h1 ref={heading} tabIndex={-1}>
            {name}
          </h1>
          {children}
        </article>
      </div>
      <ActionBar
        error={error}
        note={!isLeader && <span role="status">Leader is choosing...</span>}
        aside={
          isLeader && (
            <>
              <Button size="lg" icon={<Icon name="chevron-left" />} onClick={onBack}>
                <VisuallyHidden when="below480">Back</VisuallyHidden>
              </Button>
              {onSurprise && (
                <Button size="lg" icon={<Icon name="shuffle" />} onClick={onSurprise}>
                  <VisuallyHidden when="below480">Surprise me</VisuallyHidden>
                </Button>
              )}
            </>
          )
        }
      >
        {isLeader ? (
          <Button variant="hot" size="xl" wide busy={busy} onClick={() => void use()}>
            Use This Theme
          </Button>
        ) : (
          <Button size="lg" wide icon={<Icon name="chevron-left" />} onClick={onBack}>
            Back
          </Button>
        )}
      </ActionBar>
    </>
  );
}

interface GameListProps {
  readonly games: readonly { readonly name: string; readonly type: MiniGameType }[];
}

/** The games of a theme in playing order. */
export function GameList({ games }: GameListProps) {
  return (
    <ol className={styles.games} aria-label="Games">
      {games.map(({ name, type }, index) => (
        <li key={`${type}/${name}`}>
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.game}>{name}</span>
          <span className={styles.type}>{miniGames[type]?.label ?? `Unsupported game type: ${type}`}</span>
        </li>
      ))}
    </ol>
  );
}
