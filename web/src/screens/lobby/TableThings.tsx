import styles from './TableThings.module.css';

/** What lies on the table: something to eat, a deck of cards and a tally. Decoration. */
export const TableThings = () => (
  <div className={styles.things}>
    <svg aria-hidden="true" className={styles.bowl} viewBox="0 0 64 56">
      <g fill="#ffd76a">
        <path d="m14 24 8-15 9 15Z" />
        <path d="m27 24 6-20 10 19Z" />
        <path d="m39 24 8-14 6 14Z" />
        <path d="m20 25 14-9 12 10Z" fill="#ffc22e" />
      </g>
      <path d="M5 24h54c0 16-9 27-27 27S5 40 5 24Z" fill="#ff7a59" />
      <path d="M13 33c3 8 9 12 19 12" fill="none" stroke="#fff6e6" strokeOpacity="0.6" />
    </svg>
    <svg aria-hidden="true" className={styles.cards} viewBox="0 0 72 64">
      <rect x="8" y="12" width="30" height="42" rx="5" fill="#b388f5" transform="rotate(-14 23 33)" />
      <rect x="32" y="10" width="30" height="42" rx="5" fill="#fffaf0" transform="rotate(9 47 31)" />
      <path
        d="M47 41c-6-5-10-8-9-12 1-4 6-4 9 0 4-4 9-2 9 2-1 4-4 7-9 10Z"
        fill="#ff5a5f"
        transform="rotate(9 47 31)"
      />
    </svg>
    <svg aria-hidden="true" className={styles.tally} viewBox="0 0 56 44">
      <path d="M5 6 50 3l2 35-45 3Z" fill="#fffaf0" />
      <path d="m14 13 1 20m7-20 1 20m7-21 1 20m7-21 1 20M10 28l35-11" fill="none" />
    </svg>
  </div>
);
