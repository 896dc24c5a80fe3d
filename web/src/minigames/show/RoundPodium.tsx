import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { longestWord } from '../faces/label-size.ts';
import { fromLeft, type PodiumEntry, podiumPlaces } from './podium-places.ts';
import styles from './RoundPodium.module.css';

/** Maximum number of entries on a shared step; of the others only the number is shown. */
const maxShown = 3;
/** Up to so many entries on a shared step have names below their pictures. Names of more stand below each other in wide windows only. */
const mostNamed = 2;
/** The letters of a word for which two entries have room on phones, over all steps. */
const lettersOnPhones = 20;

/** Its picture fills a square. */
interface RoundPodiumEntry extends PodiumEntry {
  /** The picture shows the name: only one of both is visible. */
  readonly isNameShown?: boolean;
}

/** Returns a step for each of up to three in first place. */
const eachOnItsStep = <Place extends { step: string; key: string; on: readonly PodiumEntry[] }>(
  place: Place,
): Place[] =>
  place.step === 'gold' && place.on.length <= maxShown
    ? place.on.map((entry) => ({ ...place, key: `gold ${entry.id}`, on: [entry] }))
    : [place];

/** The width of a step, in that of one entry. Only gold has more: it stays in the middle of equal steps, and its picture is the largest. */
const widthOf = ({ step, on }: { readonly step: string; readonly on: readonly PodiumEntry[] }): number =>
  step === 'gold' ? 1.2 + 0.8 * (Math.min(on.length, maxShown) - 1) : 1;

/** Returns how the names of a step's entries are hidden from sight, where they do not fit below their pictures. */
function hiddenNames(on: readonly PodiumEntry[], standing: number): string | undefined {
  if (on.length > mostNamed) return styles.stacked;
  const isTight =
    on.length > 1 && longestWord(on.map(({ name }) => name)) > lettersOnPhones / Math.max(2, standing);
  return isTight ? styles.bareOnPhones : undefined;
}

/**
 * The best entries of a round on gold, silver and bronze, gold in the middle; without a silver one the steps are in the middle. Others with equal results share a step, and so do more than three in first place. `entries`: best first,
 * without those that have no points.
 */
export function RoundPodium({ entries }: { readonly entries: readonly RoundPodiumEntry[] }) {
  const taken = podiumPlaces(entries).flatMap(eachOnItsStep);
  if (taken.length === 0) return null;
  const standing = fromLeft(taken);
  const widths = standing.map(widthOf);
  // Numbers alone need no height of their own on phones: they are medals at the pictures there.
  const isLow = entries.every(({ amount }) => amount === null);
  return (
    <ol
      className={styles.podium}
      aria-label="Podium"
      data-low={isLow}
      style={{
        '--columns': widths.map((width) => `minmax(0, ${width}fr)`).join(' '),
        '--all-widths': widths.reduce((sum, width) => sum + width, 0),
      }}
    >
      {taken.map((place) => {
        const { key, step, rank, on } = place;
        const hidden = hiddenNames(on, standing.length);
        return (
          <li
            key={key}
            className={classNames(styles.step, styles[step])}
            style={{ '--at': standing.indexOf(place) + 1 }}
          >
            <ul className={styles.standing} aria-label={`${step}, rank ${rank}`}>
              {on.slice(0, maxShown).map(({ id, name, isNameShown, picture }, index) => (
                <li
                  key={id}
                  className={styles.entry}
                  data-text={isNameShown}
                  style={{ '--letters': longestWord([name]), '--all-letters': name.length, '--line': index }}
                >
                  <span className={styles.picture} title={isNameShown ? undefined : hidden && name}>
                    {picture}
                    {isLow && (
                      <span className={styles.medal} aria-hidden="true">
                        {rank}
                      </span>
                    )}
                  </span>
                  <span className={isNameShown ? styles.named : (hidden ?? styles.named)}>
                    <span className={styles.name} dir="auto" title={name}>
                      <span>
                        <BreakableName name={name} />
                      </span>
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            <p className={styles.block}>
              <span className={styles.foot}>
                {on[0]?.amount && <span>{on[0].amount}</span>}
                {on.length > maxShown && <span>and {on.length - maxShown} more</span>}
                <strong>{rank}</strong>
              </span>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
