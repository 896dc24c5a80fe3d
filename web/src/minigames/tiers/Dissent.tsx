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
  /** The item beside it has one, too: there is room for its tier alone. */
  readonly isTight: boolean;
}

/**
 * Below an item on the group's board: who alone is far from the others, with their tier in a bubble, on phones with both as a badge. A long name of a tier is only its color.
 */
export function Dissent({ rater, tier: { name, color }, isTight }: DissentProps) {
  const { username, avatar, seat } = rater;
  const { fill, text } = paint(color);
  return (
    <span className={styles.dissent} title={`${username}: ${name}`} data-dissent={isTight ? 'tight' : 'free'}>
      <PlayerAvatar avatar={avatar} seat={seat} size="xs" label={username} />{' '}
      <span className={styles.said} style={{ '--said': fill, '--on-said': text }} dir="auto">
        <VisuallyHidden>{name}</VisuallyHidden>
        <span aria-hidden="true">{isLongName(name) ? '?!' : name}</span>
      </span>
    </span>
  );
}
