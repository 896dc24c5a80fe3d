import type { Step } from '@tallyho/game/minigames/fields';
import type { ReactNode } from 'react';
import { DialFace } from './Dial.tsx';
import styles from './TurnDial.module.css';
import { type DialInputOptions, useDialInput } from './use-dial-input.ts';

interface TurnDialProps extends DialInputOptions {
  readonly points: readonly Step[];
  /** The index of the point whose part is lit; null: nothing is chosen yet. */
  readonly lit: number | null;
  /** The range input (`range`), and after it what is turned: a knob at its place. */
  readonly children: ReactNode;
}

/** A half dial that is turned by pointing at it. The range input in it has the value, the keys and the focus. */
export const TurnDial = ({ points, lit, children, ...input }: TurnDialProps) => (
  <div className={styles.dial} data-disabled={input.disabled} {...useDialInput(input)}>
    <DialFace points={points} lit={lit} />
    <span className={styles.area} aria-hidden="true" />
    {children}
  </div>
);
