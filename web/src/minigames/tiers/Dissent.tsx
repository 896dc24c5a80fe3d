import type { Step } from '@tallyho/game/minigames/fields';
import { isAnonymous } from '@tallyho/game/model/person';
import { does, inSentence, spokenTo } from '@tallyho/game/text';
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
  /** How many items its row has before it, and from it to the next one with a bubble; null: there is none. */
  readonly before: number;
  readonly toNext: number | null;
}

/**
 * Below an item on the group's board: who alone is far from the others, with their tier in a bubble; on phones as a badge, in words if the row has room. A long name of a tier is only its color.
 */
export function Dissent({ rater, tier: { name, color }, isTight, before, toNext }: DissentProps) {
  const { username, avatar, seat } = rater;
  const { fill, text } = paint(color);
  const says = isAnonymous(rater.user)
    ? `One says ${name}`
    : spokenTo(`${does(inSentence(username), 'says', 'say')} ${name}`);
  return (
    <span
      className={styles.dissent}
      title={`${username}: ${name}`}
      style={{ '--before': before, '--to-next': toNext ?? 99, '--letters': says.length }}
      data-dissent={isTight ? 'tight' : 'free'}
    >
      <PlayerAvatar avatar={avatar} seat={seat} size="xs" label={username} />{' '}
      <span className={styles.said} style={{ '--said': fill, '--on-said': text }} dir="auto">
        <VisuallyHidden>{name}</VisuallyHidden>
        {isLongName(name) ? (
          <span aria-hidden="true">?!</span>
        ) : (
          <>
            <span className={styles.words} aria-hidden="true">
              {says}
            </span>
            <span className={styles.short} aria-hidden="true">
              {name}
            </span>
          </>
        )}
      </span>
    </span>
  );
}
