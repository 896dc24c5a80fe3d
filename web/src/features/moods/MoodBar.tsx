import type { Mood } from '@tallyho/game/model/moods';
import { useShownAvatar } from '../../entities/preferences/shown-avatar.ts';
import { useCurrentPlayer, useSeats } from '../../entities/room/room-hooks.tsx';
import { expressionNames, expressionOf } from '../../shared/ui/avatars/expressions.ts';
import { PictureButton } from '../../shared/ui/controls/PictureButton.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import styles from './MoodBar.module.css';
import { useShowMood } from './use-show-mood.ts';

/** The moods that answer a result. */
const reactions = ['delighted', 'smug', 'shocked', 'wounded', 'asleep'] as const satisfies readonly Mood[];

/** The faces of the viewer's animal in a row: all players see the pressed one for a few seconds. */
export function MoodBar() {
  const you = useCurrentPlayer();
  const seat = useSeats().find(({ user }) => user === you);
  const shownAvatar = useShownAvatar();
  const { pressed, show } = useShowMood();
  if (!seat) return null;
  return (
    <div className={styles.named}>
      <span className={styles.label} aria-hidden="true">
        React
      </span>
      <ul className={styles.bar} aria-label="Pull a face">
        {reactions.map((mood) => (
          <li key={mood}>
            <PictureButton
              className={styles.face}
              label={expressionNames[mood]}
              data-pressed={mood === pressed}
              aria-disabled={pressed !== null}
              picture={
                <Avatar
                  avatar={seat.avatar}
                  size="stage"
                  picture={expressionOf(shownAvatar(seat.avatar), mood)}
                />
              }
              onClick={() => show(mood)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
