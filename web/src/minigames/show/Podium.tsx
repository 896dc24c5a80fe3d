import type { ReactNode } from 'react';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { longestWord } from '../faces/label-size.ts';
import styles from './Podium.module.css';

const steps = ['gold', 'silver', 'bronze'] as const;

/** Maximum number of entries on a shared step of a round's podium; of the others only the number is shown. */
const maxShown = 3;
/** Number of entries on a shared step from which the step does not get wider. */
const widestStep = 4;

/** Up to so many entries on a shared step of a round's podium have visible names: words of more would be broken. */
const mostNamed = 2;
/** The letters of a word for which two entries have room on phones, over all steps. */
const lettersOnPhones = 20;

/** A player or item on the podium. */
interface PodiumEntry {
  readonly id: string;
  readonly name: string;
  /** The picture shows the name: only one of both is visible. */
  readonly isNameShown?: boolean;
  /** Decorative, because the name is next to it. On a round's podium it fills a square. */
  readonly picture: ReactNode;
  /** A text below the name. */
  readonly caption?: ReactNode;
  /** From 1; equal results share a rank. Only the first three ranks have a step. */
  readonly rank: number;
  /** The result as a text, e.g. "average place 2.3"; null: it is shown elsewhere. */
  readonly amount: string | null;
}

type PodiumProps = {
  /** Best first, without entries that have no points. */
  readonly entries: readonly PodiumEntry[];
} & (
  | {
      /** The end of a round's results. */
      readonly layout: 'round';
    }
  | {
      /** Game Over: larger, and its steps rise one by one. */
      readonly layout: 'game';
      readonly label: string;
      /** The best rank that has risen; null: the final state, without motion. */
      readonly rising: number | null;
      /** The CSS color of the burst behind gold. */
      readonly glow?: string;
    }
);

/** Returns the steps of the podium with entries, gold first. Entries that share the second place are divided: silver is on both sides of gold. */
const placesOf = (entries: readonly PodiumEntry[]) =>
  steps.flatMap((step, index) => {
    const rank = index + 1;
    const on = entries.filter((entry) => entry.rank === rank);
    const middle = step === 'silver' ? Math.ceil(on.length / 2) : on.length;
    const sides = [
      { side: 'left', on: on.slice(0, middle) },
      { side: 'right', on: on.slice(middle) },
    ];
    return sides
      .filter((half) => half.on.length > 0)
      .map((half) => ({ key: `${step} ${half.side}`, step, rank, ...half }));
  });

/** Returns the places as they stand from left to right. */
const fromLeft = (places: ReturnType<typeof placesOf>) => [
  ...places.filter(({ step, side }) => step === 'silver' && side === 'left'),
  ...places.filter(({ step, side }) => !(step === 'silver' && side === 'left')),
];

/** Returns how the names of a step's entries are hidden from sight, where they do not fit below their pictures. */
function hiddenNames(on: readonly PodiumEntry[], standing: number): string | undefined {
  if (on.length > mostNamed) return styles.bare;
  const isTight =
    on.length > 1 && longestWord(on.map(({ name }) => name)) > lettersOnPhones / Math.max(2, standing);
  return isTight ? styles.bareOnPhones : undefined;
}

/** The best entries on gold, silver and bronze, gold in the middle. Equal results share a step. */
export function Podium(props: PodiumProps) {
  const { entries, layout } = props;
  const taken = placesOf(entries);
  if (taken.length === 0) return null;
  const isRound = layout === 'round';
  const standing = fromLeft(taken);
  const look = isRound ? { '--steps': standing.length } : props.glow ? { '--glow': props.glow } : undefined;
  return (
    <ol
      className={classNames(styles.podium, styles[layout])}
      aria-label={isRound ? 'Podium' : props.label}
      data-running={!isRound && props.rising !== null}
      style={look}
    >
      {taken.map((place) => {
        const { key, step, rank, side, on } = place;
        const hidden = isRound ? hiddenNames(on, standing.length) : undefined;
        return (
          <li
            key={key}
            className={classNames(styles.step, styles[step])}
            data-side={side}
            data-shared={on.length > 1}
            data-show={
              isRound || props.rising === null ? undefined : rank < props.rising ? 'waiting' : 'rising'
            }
            style={{ '--standing': Math.min(on.length, widestStep), '--at': standing.indexOf(place) + 1 }}
          >
            <ul className={styles.standing} aria-label={`${step}, rank ${rank}`}>
              {on
                .slice(0, isRound ? maxShown : undefined)
                .map(({ id, name, isNameShown, picture, caption }) => (
                  <li
                    key={id}
                    className={styles.entry}
                    data-text={isNameShown}
                    style={{ '--letters': longestWord([name]) }}
                  >
                    {isRound ? (
                      <span className={styles.picture} title={isNameShown ? undefined : hidden && name}>
                        {picture}
                      </span>
                    ) : (
                      picture
                    )}
                    <span className={isNameShown ? styles.named : (hidden ?? styles.named)}>
                      <span className={styles.name} dir="auto" title={name}>
                        <span>
                          <BreakableName name={name} />
                        </span>
                      </span>
                    </span>
                    {caption && <span className={styles.caption}>{caption}</span>}
                  </li>
                ))}
            </ul>
            <p className={styles.block}>
              <strong>{rank}</strong>
              {on[0]?.amount && <span>{on[0].amount}</span>}
              {isRound && on.length > maxShown && <span>and {on.length - maxShown} more</span>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
