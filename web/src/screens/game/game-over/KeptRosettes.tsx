import { rosetteList } from '@tallyho/game/rosettes/rosette-words';
import type { Rosette } from '@tallyho/game/rosettes/rosettes';
import { RosetteMark } from '../../../minigames/faces/RosetteMark.tsx';
import styles from './KeptRosettes.module.css';
import type { ShownTitle } from './TitleCards.tsx';

/** Returns the names of the rosettes of a title's player, without those that its card says already. `rosettes`: those of all players. */
export function keptBeside({ player, name, fact }: ShownTitle, rosettes: readonly Rosette[]): string[] {
  const said = `${name} ${fact ?? ''}`.toLowerCase();
  return rosettes
    .filter(({ user, name: label }) => user === player.user && !said.includes(label.toLowerCase()))
    .map(({ name: label }) => label);
}

/** What the group voted a player for, besides the title. */
export function KeptRosettes({ labels }: { readonly labels: readonly string[] }) {
  return (
    <p className={styles.kept} dir="auto" title={labels.join(', ')}>
      <span className={styles.whole}>
        <RosetteMark />
        <span className={styles.labels}>The group says: {rosetteList(labels)}</span>
      </span>
    </p>
  );
}
