import type { Step } from '@tallyho/game/minigames/fields';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Rater } from '../contract.ts';
import { isLongName } from '../faces/label-size.ts';
import { paint } from '../faces/paint.ts';
import styles from './Dissent.module.css';

interface DissentProps {
  readonly rater: Rater;
  /** The tier of their vote. */
  readonly tier: Step;
}

/** Below an item on the group's board: who alone is far from the others, and their tier. A long name of a tier is only its color. */
export function Dissent({ rater: { username, avatar, seat }, tier: { name, color } }: DissentProps) {
  const { fill, text } = paint(color);
  return (
    <span className={styles.dissent} title={`${username}: ${name}`}>
      <PlayerAvatar avatar={avatar} seat={seat} size="xs" label={username} />
      <span className={styles.said} style={{ background: fill, color: text }} dir="auto">
        {isLongName(name) ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      </span>
    </span>
  );
}
