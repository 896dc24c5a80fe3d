import type { ReactNode } from 'react';
import styles from './Contender.module.css';

/** A side of the choice. */
type Side = 'left' | 'right';

/** The left one is round, the right one has edges, so that color is not the only difference. */
const bodies: Record<Side, { readonly rays: string; readonly body: string }> = {
  left: {
    rays: 'M100 4 110 40 90 40ZM168 32 149 64 136 51ZM196 100 160 110 160 90ZM32 32 64 51 51 64ZM4 100 40 90 40 110Z',
    body: 'M100 38C140 36 168 66 166 106 164 150 146 178 100 178 54 178 36 150 34 106 32 66 60 36 100 38Z',
  },
  right: {
    rays: 'M100 2 106 34 94 34ZM150 16 140 46 130 40ZM184 52 162 74 155 64ZM50 16 70 40 60 46ZM16 52 45 64 38 74Z',
    body: 'M52 50 82 58 100 32 118 58 148 50 146 82 170 104 150 126 158 178 42 178 50 126 30 104 54 82Z',
  },
};

interface ContenderProps {
  readonly side: Side;
}

/** A part of the drawing that moves by itself. Each is a box, because the browser lays out a picture whose inner parts move. */
function Layer({ moves, children }: { readonly moves?: string | undefined; readonly children: ReactNode }) {
  return (
    <svg className={`${styles.layer} ${moves ?? ''}`} viewBox="22 26 156 160" aria-hidden="true">
      {children}
    </svg>
  );
}

/**
 * The drawn character of a side. Decoration. The elements around it set its colors (`--fill`, `--on-fill`) and the properties
 * that move and change it, e.g. `--wins`.
 */
export function Contender({ side }: ContenderProps) {
  const { rays, body } = bodies[side];
  // It looks at the other side.
  const gaze = side === 'left' ? 5 : -5;
  return (
    <span className={styles.contender}>
      <Layer moves={styles.rays}>
        <path d={rays} />
      </Layer>
      <span className={`${styles.layer} ${styles.figure}`}>
        <Layer>
          <path className={styles.body} d={body} />
        </Layer>
        <span className={`${styles.layer} ${styles.eyes}`}>
          <Layer>
            <ellipse className={styles.white} cx="78" cy="100" rx="17" ry="20" />
            <ellipse className={styles.white} cx="122" cy="100" rx="17" ry="20" />
          </Layer>
          <Layer moves={styles.pupils}>
            <circle cx={78 + gaze} cy="102" r="8" />
            <circle cx={122 + gaze} cy="102" r="8" />
          </Layer>
        </span>
        <Layer moves={styles.waits}>
          <path d="M86 142H114" />
        </Layer>
        <Layer moves={styles.wins}>
          <path d="M76 134C82 160 118 160 124 134Z" />
        </Layer>
        <Layer moves={styles.loses}>
          <path d="M84 150C92 138 108 138 116 150" />
        </Layer>
      </span>
    </span>
  );
}
