import type { SeatView } from '@tallyho/game/protocol/view';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Poster } from '../../../entities/themes/poster.ts';
import { Badge } from '../../../shared/ui/layout/Badge.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { cardLineOf, forecastText, kindsLine, kindsText } from './card-texts.ts';
import { PosterScene } from './PosterScene.tsx';
import { miniGamesOf, type PickableTheme } from './pickable-theme.ts';
import styles from './ThemeCard.module.css';

interface ThemeCardProps {
  readonly theme: PickableTheme;
  readonly poster: Poster;
  /** The players at the table. */
  readonly seats: readonly SeatView[];
  /** Receives the focus when it is mounted: the player comes back from its preview. */
  readonly hasFocus: boolean;
  readonly onChoose: () => void;
  /** The card is a choice among several: whether it is the chosen one. */
  readonly isPressed?: boolean;
  /** False: another player chooses, and a press can only show more of it. Default: true. */
  readonly isOffered?: boolean;
  /** large: the scene fills what its name leaves of the card. */
  readonly size?: 'small' | 'large';
  /** Something below the card. */
  readonly children?: ReactNode;
}

/** Names that are longer are smaller. */
const longName = 40;

/** Names that are longer take two lines on phones. */
const oneLine = 14;

/** The number of mini-games that a card names to screen readers. */
const namedKinds = 4;

/** A theme as a small poster: a scene, and below it words in a color of its kind. The button has the name of the theme; the rest describes it. */
export function ThemeCard({
  theme,
  poster,
  seats,
  hasFocus,
  onChoose,
  isPressed,
  isOffered = true,
  size = 'small',
  children,
}: ThemeCardProps) {
  const { name, isUsed, forecast, news } = theme;
  const { color, tilt } = poster;
  const mark = markOf(theme);
  const all = miniGamesOf(theme);
  const kinds = all.slice(0, namedKinds);
  const line = isUsed ? '' : cardLineOf(theme);
  const more = useId();
  const button = useRef<HTMLButtonElement>(null);
  const focusAtStart = useEffectEvent(() => {
    if (!hasFocus) return;
    button.current?.focus({ preventScroll: true });
    button.current?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useEffect(() => focusAtStart(), []);
  return (
    <li
      className={styles.item}
      data-first={theme.isGoodFirst || undefined}
      style={{ '--color': color, '--tilt': `${tilt}deg` }}
    >
      <div className={styles.card} data-size={size} data-offered={isOffered}>
        <div className={styles.art}>
          <PosterScene theme={theme} seats={seats} poster={poster} />
        </div>
        {/* Covers the whole card. Its text is only the name, so that its accessible name is short. */}
        <button
          ref={button}
          type="button"
          className={styles.name}
          data-lines={name.length > oneLine || undefined}
          data-long={name.length > longName || undefined}
          disabled={isUsed}
          title={isUsed ? 'Theme already used' : undefined}
          aria-describedby={more}
          aria-pressed={isPressed}
          onClick={onChoose}
        >
          <span className={styles.text}>{name}</span>
        </button>
        {line !== '' && (
          <p className={styles.line} dir="auto" title={line}>
            {line}
          </p>
        )}
        <p id={more} className={styles.more}>
          {forecast && <VisuallyHidden>{forecastText(forecast)}</VisuallyHidden>}{' '}
          {kinds.length > 0 && <VisuallyHidden>{kindsText(kinds)}</VisuallyHidden>}{' '}
          {kinds.length > 0 && !isUsed && (
            <span className={styles.kinds} aria-hidden="true">
              {kindsLine(all)}
            </span>
          )}{' '}
          {forecast && (
            <span className={styles.minutes} aria-hidden="true">
              {forecast.minutes} min
            </span>
          )}{' '}
          {news !== null && !isUsed && <span>{news}</span>}{' '}
          {mark && (
            <span className={styles.mark}>
              {mark.by === undefined ? (
                <Badge tone={mark.tone}>{mark.text}</Badge>
              ) : (
                <VisuallyHidden when="below480">
                  <Badge tone={mark.tone}>{mark.text}</Badge>
                  <VisuallyHidden>, by {mark.by}</VisuallyHidden>
                </VisuallyHidden>
              )}
            </span>
          )}
        </p>
      </div>
      {children}
    </li>
  );
}

interface Mark {
  readonly text: string;
  readonly tone: 'neutral' | 'warn' | 'good';
  /** Who wrote the theme. The line of the card says it, too, so phones have no mark on the low scene. */
  readonly by?: string;
}

/** What matters most about a theme. */
function markOf(theme: PickableTheme): Mark | null {
  if (theme.isUsed) return { text: 'Played', tone: 'neutral' };
  if (theme.source === 'lobby')
    return { text: 'From this lobby', tone: 'neutral', by: theme.theme.author.username };
  if (theme.isGoodFirst) return { text: 'Good first game', tone: 'warn' };
  return theme.isNew ? { text: 'New', tone: 'good' } : null;
}

/** The place of a card while the themes load. */
export function ThemeCardSkeleton() {
  return (
    <li className={styles.item} aria-hidden="true">
      <span className={styles.skeleton}>
        <span className={styles.art} />
      </span>
    </li>
  );
}
