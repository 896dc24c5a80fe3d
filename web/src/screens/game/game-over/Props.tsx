import type { ReactNode } from 'react';
import { CrownDrawing } from '../../../shared/ui/players/WinnerCrown.tsx';
import styles from './Props.module.css';
import type { Prop } from './reactions.ts';

const drawings: Readonly<Record<Prop, ReactNode>> = {
  crown: <CrownDrawing />,
  hat: (
    <>
      <path d="M24 6 9 41q15 6 30 0Z" fill="var(--player-3)" />
      <path d="M18.5 19q7 4.5 12 3l2.6 6q-9 3-18-1Z" fill="var(--gold)" />
      <circle cx="24" cy="6" r="5" fill="var(--player-2)" />
    </>
  ),
  rain: (
    <>
      <path d="M11 35l-3 8m12-8-3 8m12-8-3 8m12-8-3 8" className={styles.drops} />
      <path d="M12 30a8.5 8.5 0 0 1 0-17 12 12 0 0 1 22-2 9.6 9.6 0 0 1 2 19Z" fill="var(--silver)" />
    </>
  ),
  snore: (
    <>
      <path d="M22 22h18L22 43h18M8 6h11L8 19h11" className={styles.edge} />
      <path d="M22 22h18L22 43h18M8 6h11L8 19h11" className={styles.letters} />
    </>
  ),
};

/** A small drawing at the rim of a face, in the size `--face` of an ancestor. Decorative. */
export default function FaceProp({ prop }: { readonly prop: Prop }) {
  return (
    <svg className={styles.prop} data-prop={prop} viewBox="0 0 48 48" aria-hidden="true">
      {drawings[prop]}
    </svg>
  );
}
