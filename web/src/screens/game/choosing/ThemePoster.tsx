import type { MiniGameType } from '@tallyho/game/minigames/registry';
import { rejections } from '@tallyho/game/model/reject-codes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { useRoom, useSeats, useView } from '../../../entities/room/room-hooks.tsx';
import type { Poster } from '../../../entities/themes/poster.ts';
import { preloadMiniGame } from '../../../minigames/registry.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { ActionBar } from '../base/ActionBar.tsx';
import { longForecastText } from './card-texts.ts';
import { PlayAs, type PlayedAs } from './PlayAs.tsx';
import { PosterScene } from './PosterScene.tsx';
import { miniGamesOf, type PickableTheme } from './pickable-theme.ts';
import styles from './ThemePreview.module.css';
import { useChooser, useChoosingText } from './use-chooser.ts';

export interface PosterActions {
  readonly poster: Poster;
  readonly onBack: () => void;
  /** Opens another random theme; null if this one was not a surprise. */
  readonly onSurprise: (() => void) | null;
}

interface ThemePosterProps extends PosterActions {
  readonly theme: PickableTheme;
  /** The mini-games that its pictures can be played as. */
  readonly playableAs?: readonly MiniGameType[];
  readonly children: ReactNode;
}

/** The preview of a theme. Only the player who chooses has the button that plays it. */
export function ThemePoster({
  theme,
  playableAs = [],
  poster,
  onBack,
  onSurprise,
  children,
}: ThemePosterProps) {
  const { name, source, forecast } = theme;
  const room = useRoom();
  const gameId = useView(({ game }) => game?.id ?? '');
  const seats = useSeats();
  const shownAvatar = useShownAvatar();
  const [playAs, setPlayAs] = useState<PlayedAs>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { isYou } = useChooser();
  const choosingText = useChoosingText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  async function use() {
    setBusy(true);
    setError(null);
    for (const type of playAs ? [playAs] : miniGamesOf(theme)) preloadMiniGame(type);
    const result = await room.send({
      type: 'themeChosen',
      gameId,
      theme: name,
      ...(source === 'lobby' && { customTheme: theme.id }),
      ...(playAs && { playAs }),
    });
    setBusy(false);
    if (!result.ok) setError(rejections[result.error]);
  }

  return (
    <>
      <div className={styles.content} style={{ '--color': poster.color }}>
        {/* A bright sheet in both schemes. */}
        <article className={styles.poster} data-theme="light">
          <div className={styles.art}>
            <PosterScene
              theme={theme}
              seats={seats.map((seat) => ({ ...seat, avatar: shownAvatar(seat.avatar) }))}
              poster={poster}
            />
          </div>
          <div className={styles.words}>
            <h1 ref={heading} tabIndex={-1}>
              {name}
            </h1>
            {forecast && (
              <p className={styles.length}>
                <Icon name="clock" /> {longForecastText(forecast)}
              </p>
            )}
            {!theme.isLobby && <p className={styles.rule}>Answer, then guess the group for points.</p>}
            {children}
            {isYou && playableAs.length > 0 && (
              <PlayAs types={playableAs} value={playAs} onChange={setPlayAs} />
            )}
          </div>
        </article>
      </div>
      <ActionBar
        error={error}
        note={!isYou && <span role="status">{choosingText}</span>}
        aside={
          isYou && (
            <>
              <Button size="lg" icon={<Icon name="chevron-left" />} onClick={onBack}>
                <VisuallyHidden when="below480">Back</VisuallyHidden>
              </Button>
              {onSurprise && (
                <Button size="lg" icon={<Icon name="shuffle" />} onClick={onSurprise}>
                  <VisuallyHidden when="below480">Surprise us</VisuallyHidden>
                </Button>
              )}
            </>
          )
        }
      >
        {isYou ? (
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
