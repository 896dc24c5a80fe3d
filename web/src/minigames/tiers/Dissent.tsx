import type { Step } from '@tallyho/game/minigames/fields';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import type { Rater } from '../contract.ts';
import styles from './Dissent.module.css';

interface DissentProps {
  readonly rater: Rater;
  /** The tier of their vote. */
  readonly tier: Step;
}

/** Below an item on the group's board: who alone is far from the others, with their tier. Phones have no room for it. */
export function Dissent({ rater: { username }, tier: { name } }: DissentProps) {
  return (
    <span className={styles.dissent} title={`${username} said ${name}`} data-dissent dir="auto">
      <BreakableName name={username} /> said{'\u00a0'}
      <b>{name}</b>
    </span>
  );
}
