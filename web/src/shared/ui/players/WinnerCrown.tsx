import { classNames } from '../styles/class-names.ts';
import styles from './WinnerCrown.module.css';

/** The lines of the crown, on a square of 48 units, for drawings with an outline. */
export const CrownDrawing = () => (
  <>
    <path d="M6 40 3 13l12 9L24 5l9 17 12-9-3 27Z" fill="var(--gold)" />
    <path d="M6 40l-.9-8h37.8l-.9 8Z" fill="var(--hot)" />
    <circle cx="24" cy="5" r="3.4" fill="var(--gold)" />
    <circle cx="3.6" cy="13" r="2.6" fill="var(--gold)" />
    <circle cx="44.4" cy="13" r="2.6" fill="var(--gold)" />
  </>
);

/**
 * The crown of who is in first place, for the upper edge of a face. Decorative. In the lobby, where nobody is first, it
 * is the leader's; elsewhere the leader has the icon `crown`.
 */
export const WinnerCrown = ({ className }: { readonly className?: string | undefined }) => (
  <svg className={classNames(styles.crown, className)} viewBox="0 0 48 48" aria-hidden="true">
    <CrownDrawing />
  </svg>
);
