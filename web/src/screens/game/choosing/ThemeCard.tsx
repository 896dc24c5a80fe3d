import type { SeatView } from '@tallyho/game/protocol/view';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { posterOf } from '../../../entities/themes/poster.ts';
import { Badge } from '../../../shared/ui/layout/Badge.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { classNames } from '../../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { forecastText, promiseOf } from './forecast-text.ts';
import patterns from './PosterPattern.module.css';
import type { PickableTheme } from './pickable-theme.ts';
import styles from './ThemeCard.module.css';
import { ThemePictures } from './ThemePictures.tsx';

interface ThemeCardProps {
  readonly theme: PickableTheme;
  /** The players at the table. */
  readonly seats: readonly SeatView[];
  /** Receives the focus when it is mounted: the player comes back from its preview. */
  readonly hasFocus: boolean;
  readonly onChoose: () => void;
  /** The card is a choice among several: whether it is the chosen one. */
  readonly isPressed?: boolean;
  /** False: another player chooses, and a press can only show more of it. Default: true. */
  readonly isOffered?: boolean;
  /** large: the pictures fill what its name leaves of the card. */
  readonly size?: 'small' | 'large';
  /** Something below the card. */
  readonly children?: ReactNode;
}

/** Names that are longer are smaller. */
const longName = 40;

/** A theme as a small poster in a color of its kind. The button has the name of the theme; the rest describes it. */
export function ThemeCard({
  theme,
  seats,
  hasFocus,
  onChoose,
  isPressed,
  isOffered = true,
  size = 'small',
  children,
}: ThemeCardProps) {
  const { name, kind, isNew, isUsed, forecast, news } = theme;
  const { color, pattern, tilt } = posterOf(name, kind);
  const promise = theme.source === 'catalogue' ? promiseOf(theme.theme.description) : '';
  const more = useId();
  const button = useRef<HTMLButtonElement>(null);
  const focusAtStart = useEffectEvent(() => {
    if (!hasFocus) return;
    button.current?.focus({ preventScroll: true });
    button.current?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useEffect(() => focusAtStart(), []);
  return (
    <li className={styles.item} style={{ '--color': color, '--tilt': `${tilt}deg` }}>
      <div
        className={classNames(styles.card, patterns.pattern)}
        data-pattern={pattern}
        data-size={size}
        data-offered={isOffered}
      >
        <div className={styles.art}>
          <ThemePictures theme={theme} seats={seats} size={size === 'large' ? 'poster' : 'card'} />
        </div>
        {/* Covers the whole card. Its text is only the name, so that its accessible name is short. */}
        <button
          ref={button}
          type="button"
          className={styles.name}
          data-long={name.length > longName || undefined}
          disabled={isUsed}
          title={isUsed ? 'Theme already used' : undefined}
          aria-describedby={more}
          aria-pressed={isPressed}
          onClick={onChoose}
        >
          <span className={styles.text}>{name}</span>
        </button>
        {promise !== '' && !isUsed && (
          <p className={styles.promise} dir="auto">
            {promise}
          </p>
        )}
        <p id={more} className={styles.more}>
          {forecast && (
            <>
              <span aria-hidden="true">{forecast.minutes} min</span>
              <VisuallyHidden>{forecastText(forecast)}</VisuallyHidden>
            </>
          )}{' '}
          {news !== null && !isUsed && <span>{news}</span>}{' '}
          {theme.source === 'lobby' && (
            <span className={styles.own}>
              <Icon name="edit" /> From this lobby, by {theme.theme.author.username}
            </span>
          )}
          {isNew && !isUsed && <Badge tone="good">New</Badge>}
          {isUsed && <Badge>Played</Badge>}
        </p>
      </div>
      {children}
    </li>
  );
}

/** The place of a card while the themes load. */
export function ThemeCardSkeleton() {
  return (
    <li className={styles.item} aria-hidden="true">
      <span className={styles.skeleton}>
        <span className={styles.places}>
          <span />
          <span />
          <span />
        </span>
      </span>
    </li>
  );
}
