import { ordinal } from '@tallyho/game/minigames/ordinal';
import type { ReactNode } from 'react';
import { longestWord } from '../../../minigames/faces/label-size.ts';
import { type PodiumEntry, podiumPlaces } from '../../../minigames/show/podium-places.ts';
import { LazyFallback, lazyPart } from '../../../shared/schedule/lazy-part.tsx';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { classNames } from '../../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import styles from './GamePodium.module.css';

// The podium is whole without it, so it may come later.
const ShowHost = lazyPart(() =>
  import('../../../minigames/show/ShowHost.tsx').then(
    (host) => ({ default: host.ShowHost }),
    () => ({ default: () => null }),
  ),
);

/** Number of entries on a shared step from which the step does not get wider. More stand in two rows, with their names below them. */
const widestStep = 4;

/** A longer name needs smaller letters to be whole in two lines of a step. */
const longName = 20;

export interface GamePodiumEntry extends PodiumEntry {
  /** A text below the name, for which phones have no room. */
  readonly caption?: ReactNode;
}

interface GamePodiumProps {
  readonly label: string;
  /** Best first, without entries that have no points. */
  readonly entries: readonly GamePodiumEntry[];
  /** The one who is below the podium, on a lower step at its end. */
  readonly beside?: (GamePodiumEntry & { readonly isRanked: boolean }) | null;
  /** The best rank that has risen; null: the final state, without motion. */
  readonly rising: number | null;
  /** The CSS color of the disc behind the one winner. */
  readonly glow?: string | undefined;
}

/** The podium of Game Over: large, silver on the left of gold, and its steps rise one by one. Equal results share a step. Gold is in the middle: where one side is shorter, the host stands there. */
export function GamePodium({ label, entries, beside = null, rising, glow }: GamePodiumProps) {
  const taken = podiumPlaces(entries);
  if (taken.length === 0) return null;
  const places = [
    ...taken,
    ...(beside
      ? [{ key: 'beside', step: 'beside', rank: beside.rank, side: 'right', on: [beside] } as const]
      : []),
  ];
  const widthOf = (isLeft: boolean) =>
    places
      .filter(({ step, side }) => step !== 'gold' && (side === 'left' && step === 'silver') === isLeft)
      .reduce((sum, { on }) => sum + Math.min(on.length, widestStep), 0);
  const [left, right] = [widthOf(true), widthOf(false)];
  const lean = left < right ? 'left' : left > right ? 'right' : undefined;
  return (
    <ol
      className={styles.podium}
      aria-label={label}
      data-running={rising !== null}
      data-lean={lean}
      data-glow={glow !== undefined}
      data-four={beside !== null}
      style={glow ? { '--glow': glow } : undefined}
    >
      {places.map(({ key, step, rank, side, on }) => (
        <li
          key={key}
          className={classNames(styles.step, styles[step])}
          data-side={side}
          data-many={on.length > widestStep}
          data-show={rising === null ? undefined : rank < rising ? 'waiting' : 'rising'}
          style={{ '--standing': Math.min(on.length, widestStep) }}
        >
          <ul
            className={styles.standing}
            aria-label={step === 'beside' ? 'below the podium' : `${step}, rank ${rank}`}
          >
            {on.map(({ id, name, picture, caption }) => (
              <li
                key={id}
                className={styles.entry}
                data-long={name.length > longName}
                style={{ '--letters': longestWord([name]), '--all-letters': name.length }}
              >
                <span className={styles.picture}>{picture}</span>
                <span className={styles.words}>
                  <span className={styles.name} dir="auto" title={name}>
                    <BreakableName name={name} />
                  </span>
                  {caption && (
                    <VisuallyHidden when="below480">
                      <span className={styles.caption}>{caption}</span>
                    </VisuallyHidden>
                  )}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.block}>
            <span className={styles.result}>
              {(step !== 'beside' || beside?.isRanked) && <strong>{ordinal(rank)}</strong>}
              {on[0]?.amount && <Amount text={on[0].amount} />}
            </span>
          </p>
        </li>
      ))}
      {lean && (
        <li className={styles.free} aria-hidden="true" style={{ '--standing': Math.abs(left - right) }}>
          {/* Until the places have risen it speaks elsewhere. */}
          {rising === null && (
            <LazyFallback>
              <ShowHost look="cheers" says={null} />
            </LazyFallback>
          )}
        </li>
      )}
    </ol>
  );
}

/** A number with its unit, for which the steps of a phone have no room. */
function Amount({ text }: { readonly text: string }) {
  const [, number, unit] = /^(\d\S*)( .+)$/.exec(text) ?? [];
  if (number === undefined) return <span>{text}</span>;
  return (
    <span>
      <b>{number}</b>
      <VisuallyHidden when="below480">{unit}</VisuallyHidden>
    </span>
  );
}
