import { bright, type Paint } from '../faces/paint.ts';
import styles from './medals.module.css';

const medals = [styles.gold, styles.silver, styles.bronze];

/** Returns the class that sets `--metal` and `--on-metal`, its paint and that of the text on it; undefined: a place without a medal. */
export const medalOf = (rank: number): string | undefined => medals[rank - 1];

const metals = ['var(--gold)', 'var(--silver)', 'var(--bronze)'];

/** Returns the color of a place: of the first three that of their medal, of the others the one of paper. */
export const placePaint = (rank: number): Paint => bright(metals[rank - 1] ?? 'var(--card-ground)');
