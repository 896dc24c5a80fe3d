import styles from './CountFaces.module.css';

/** More faces than these stand in two rows. */
const mostInRow = 3;

interface CountFacesProps {
  readonly count: number;
  /** The number of players of whom it is a count. */
  readonly of: number;
}

/** A number of players as little faces: those who are counted are filled, the rest are outlines. */
export const CountFaces = ({ count, of }: CountFacesProps) => (
  <span className={styles.faces} style={{ '--in-row': of > mostInRow ? Math.ceil(of / 2) : of }}>
    {Array.from({ length: of }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the faces have no other identity
      <svg key={at} viewBox="0 0 20 20" data-counted={at < count} aria-hidden="true">
        <circle cx="10" cy="10" r="8.5" />
        {at < count && <path d="M7 7.5v1.5M13 7.5v1.5M6 12.5q4 4 8 0" />}
      </svg>
    ))}
  </span>
);
