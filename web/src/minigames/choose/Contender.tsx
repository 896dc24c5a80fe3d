import type { ReactNode } from 'react';
import styles from './Contender.module.css';
import { figureFill } from './side-paint.ts';

/** A side of the choice. */
type Side = 'left' | 'right';

interface Shape {
  readonly hair: string;
  readonly body: string;
  /** The lighter front of the body. */
  readonly belly: string;
  /** Spots or stripes. */
  readonly marks: string;
  readonly feet: string;
  readonly armsDown: string;
  readonly armsUp: string;
  /** How far the pupils are from the middle of the eyes: it looks at the other side. */
  readonly gaze: number;
  readonly brows: Record<'waits' | 'wins' | 'loses', string>;
  readonly waitingMouth: string;
}

/** The left one is round, the right one has edges, so that color is not the only difference. */
const shapes: Record<Side, Shape> = {
  left: {
    hair: 'M84 48C74 44 70 34 74 26 84 26 92 32 95 40 94 30 98 22 106 18 112 24 113 33 110 40 116 36 124 36 130 40 128 48 120 52 112 52Z',
    body: 'M100 42C132 42 152 66 154 106 156 150 140 172 100 172 60 172 44 150 46 106 48 66 68 42 100 42Z',
    belly:
      'M100 122C124 122 134 136 132 152 128 164 116 169 100 169 84 169 72 164 68 152 66 136 76 122 100 122Z',
    marks:
      'M62 68A6 6 0 1 1 62 80 6 6 0 1 1 62 68ZM78 54A4 4 0 1 1 78 62 4 4 0 1 1 78 54ZM142 112A5 5 0 1 1 142 122 5 5 0 1 1 142 112Z',
    feet: 'M64 172C56 174 52 180 54 184H88C90 178 86 172 80 170ZM136 172C144 174 148 180 146 184H112C110 178 114 172 120 170Z',
    armsDown:
      'M50 108C36 112 28 128 30 144 32 154 44 154 46 145 46 136 50 130 54 126ZM150 108C164 112 172 128 170 144 168 154 156 154 154 145 154 136 150 130 146 126Z',
    armsUp:
      'M50 124C34 116 24 98 26 76 28 66 41 67 42 77 42 90 46 98 54 104ZM150 124C166 116 176 98 174 76 172 66 159 67 158 77 158 90 154 98 146 104Z',
    gaze: 5,
    brows: {
      waits: 'M66 72 90 76M112 70Q122 60 136 66',
      wins: 'M64 68Q76 56 90 64M110 64Q124 56 136 68',
      loses: 'M64 80 88 70M136 80 112 70',
    },
    waitingMouth: 'M84 136Q102 142 118 130',
  },
  right: {
    hair: 'M58 68 56 34 78 50 88 20 102 44 120 20 126 50 146 36 142 68Z',
    body: 'M60 60H140L158 104 148 128 152 172H48L52 128 42 104Z',
    belly: 'M74 126H126L132 169H68Z',
    marks:
      'M48 100 60 92 60 102 50 108ZM152 100 140 92 140 102 150 108ZM51 118 62 112 62 121 54 125ZM149 118 138 112 138 121 146 125Z',
    feet: 'M60 172 50 184H90L84 172ZM140 172 150 184H110L116 172Z',
    armsDown: 'M50 106 28 124 30 152 46 150 45 132 56 124ZM150 106 172 124 170 152 154 150 155 132 144 124Z',
    armsUp: 'M52 124 28 100 26 68 42 67 44 92 56 104ZM148 124 172 100 174 68 158 67 156 92 144 104Z',
    gaze: -5,
    brows: {
      waits: 'M64 68 88 70M110 76 136 72',
      wins: 'M64 70 76 60 90 66M110 66 124 60 136 70',
      loses: 'M64 80 88 70M136 80 112 70',
    },
    waitingMouth: 'M82 130 98 138 118 136',
  },
};

interface ContenderProps {
  readonly side: Side;
  /** The color of its card. */
  readonly color: string;
}

/** A part of the drawing that moves by itself. Each is a box, because the browser lays out a picture whose inner parts move. */
function Layer({ moves, children }: { readonly moves?: string | undefined; readonly children: ReactNode }) {
  return (
    <svg className={`${styles.layer} ${moves ?? ''}`} viewBox="18 14 164 174" aria-hidden="true">
      {children}
    </svg>
  );
}

/**
 * The drawn character of a side. Decoration. The elements around it set its colors (`--fill`, `--on-fill`) and the properties
 * that move and change it, e.g. `--wins`.
 */
export function Contender({ side, color }: ContenderProps) {
  const fill = figureFill(color);
  const { hair, body, belly, marks, feet, armsDown, armsUp, gaze, brows, waitingMouth } = shapes[side];
  return (
    <span
      className={styles.contender}
      data-side={side}
      style={fill === undefined ? undefined : { '--figure-fill': fill }}
    >
      <span className={`${styles.layer} ${styles.figure}`}>
        <Layer moves={styles.armsDown}>
          <path className={styles.limb} d={armsDown} />
        </Layer>
        <Layer moves={styles.armsUp}>
          <path className={styles.limb} d={armsUp} />
        </Layer>
        <Layer>
          <path className={styles.hair} d={hair} />
          <path className={styles.limb} d={feet} />
          <path className={styles.body} d={body} />
          <path className={styles.belly} d={belly} />
          <path className={styles.marks} d={marks} />
          <path className={styles.outline} d={body} />
        </Layer>
        <span className={`${styles.layer} ${styles.eyes}`}>
          <Layer>
            <ellipse className={styles.white} cx="79" cy="98" rx="17" ry="20" />
            <ellipse className={styles.white} cx="121" cy="98" rx="17" ry="20" />
          </Layer>
          <Layer moves={styles.pupils}>
            <circle cx={79 + gaze} cy="100" r="9" />
            <circle cx={121 + gaze} cy="100" r="9" />
            <circle className={styles.glint} cx={82 + gaze} cy="96" r="3" />
            <circle className={styles.glint} cx={124 + gaze} cy="96" r="3" />
          </Layer>
        </span>
        <Layer moves={styles.waits}>
          <path d={brows.waits} />
          <path d={waitingMouth} />
        </Layer>
        <Layer moves={styles.strains}>
          <path className={styles.outline} d="M64 70 92 82M136 70 108 82" />
          <path className={styles.teeth} d="M80 130Q100 126 120 130L118 146Q100 149 82 146Z" />
          <path className={styles.outline} d="M81 138H119M94 129V147M107 129V147" />
        </Layer>
        <Layer moves={styles.wins}>
          <path className={styles.outline} d={brows.wins} />
          <path
            className={styles.mouth}
            d="M72 126Q100 134 128 126C126 152 114 162 100 162 86 162 74 152 72 126Z"
          />
          <path className={styles.tongue} d="M84 152Q100 138 116 152 110 160 100 160 90 160 84 152Z" />
          <path className={styles.teeth} d="M79 129.500Q100 135 121 129.500L119 138Q100 142 81 138Z" />
        </Layer>
        <Layer moves={styles.loses}>
          <path d={brows.loses} />
          <path d="M82 144Q88 134 94 140 100 146 106 140 112 134 118 144" />
          <path className={styles.tear} d="M136 112C144 122 146 128 141 132 136 134 131 130 133 124Z" />
        </Layer>
      </span>
    </span>
  );
}
