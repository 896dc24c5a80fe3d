import { playerMoods } from '@tallyho/game/model/moods';
import type { ReactNode } from 'react';
import { useShownAvatar } from '../../entities/preferences/shown-avatar.ts';
import { expressionNames, expressionOf } from '../../shared/ui/avatars/expressions.ts';
import { PictureButton } from '../../shared/ui/controls/PictureButton.tsx';
import type { FloatingPlacement } from '../../shared/ui/overlays/floating.ts';
import { Popover, type TriggerProps } from '../../shared/ui/overlays/Popover.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import styles from './MoodButton.module.css';
import { useShowMood } from './use-show-mood.ts';

interface MoodButtonProps {
  /** The viewer's own avatar. */
  readonly avatar: number;
  /** Renders the button: spread the given props on it. */
  readonly trigger: (props: TriggerProps) => ReactNode;
  /** Where the faces open. They must not cover the viewer's own one. */
  readonly placement?: FloatingPlacement;
}

/** Opens a row with the faces that the viewer's animal can pull. The other players see the pressed one for a few seconds. */
export default function MoodButton({ avatar, trigger, placement = 'bottom' }: MoodButtonProps) {
  return (
    <Popover label="Pull a face" placement={placement} trigger={trigger}>
      {(_close, isOpen) => isOpen && <MoodRow avatar={avatar} />}
    </Popover>
  );
}

/** The faces beside each other. After one is pressed, all rest until the room takes the next. */
function MoodRow({ avatar }: Pick<MoodButtonProps, 'avatar'>) {
  const shownAvatar = useShownAvatar();
  const { pressed, show } = useShowMood();
  return (
    <div className={styles.row}>
      <p>Pull a face</p>
      {playerMoods.map((mood) => (
        <PictureButton
          key={mood}
          className={styles.face}
          label={expressionNames[mood]}
          data-pressed={mood === pressed}
          aria-disabled={pressed !== null}
          picture={<Avatar avatar={avatar} size="stage" picture={expressionOf(shownAvatar(avatar), mood)} />}
          onClick={() => show(mood)}
        />
      ))}
    </div>
  );
}
