import type { Step } from '@tallyho/game/minigames/fields';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Rater } from '../contract.ts';
import { paint } from '../faces/paint.ts';
import styles from './Dissent.module.css';

interface DissentProps {
  readonly rater: Rater;
  /** The tier of their vote. */
  readonly tier: Step;
}

/** At the corner of an item on the group's board: the face of who alone is far from the others, with a tier that is a letter. */
export function Dissent({ rater: { username, avatar, seat }, tier: { name, color } }: DissentProps) {
  const { fill, text } = paint(color);
  return (
    <span className={styles.dissent} title={`${username} said ${name}`}>
      <VisuallyHidden>{`, ${username} said ${name}`}</VisuallyHidden>
      <span className={styles.face} aria-hidden="true">
        <PlayerAvatar avatar={avatar} seat={seat} size="xs" />
      </span>
      {name.length === 1 && (
        <b style={{ background: fill, color: text }} aria-hidden="true">
          {name}
        </b>
      )}
    </span>
  );
}

/** What the faces at the pictures mean. `hasTier`: wide boards have the letter of the tier at the face. */
export const DissentNote = ({ hasTier }: { readonly hasTier: boolean }) => (
  <>
    A small face: the one player who disagreed
    {hasTier && <span className={styles.tierToo}>, with their tier</span>}.
  </>
);
