import { rosetteList } from '@tallyho/game/rosettes/rosette-words';
import type { Rosette } from '@tallyho/game/rosettes/rosettes';
import { RosetteMark } from '../../../minigames/faces/RosetteMark.tsx';
import styles from './KeptRosettes.module.css';
import type { ShownTitle } from './TitleCards.tsx';

interface KeptRosettesProps {
  readonly title: ShownTitle;
  /** Those of all players. */
  readonly rosettes: readonly Rosette[];
}

/** What the player of a title keeps besides it. Leaves out what the card says already, and renders nothing if nothing is left. */
export function KeptRosettes({ title: { player, name, fact }, rosettes }: KeptRosettesProps) {
  const said = `${name} ${fact ?? ''}`.toLowerCase();
  const labels = rosettes
    .filter(({ user, name: label }) => user === player.user && !said.includes(label.toLowerCase()))
    .map(({ name: label }) => label);
  if (labels.length === 0) return null;
  return (
    <p className={styles.kept} dir="auto" title={labels.join(', ')}>
      <RosetteMark title="" />
      <span>Also: {rosetteList(labels)}</span>
    </p>
  );
}
