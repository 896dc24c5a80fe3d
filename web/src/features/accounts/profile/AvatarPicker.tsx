import { useId, useState } from 'react';
import type { SessionUser } from '../../../entities/session/session.ts';
import { avatarNumbers, characterOf } from '../../../shared/ui/avatars/characters.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { Avatar } from '../../../shared/ui/players/Avatar.tsx';
import styles from './AvatarPicker.module.css';
import { useUpdatePicture } from './account-api.ts';

/** The eight characters; 'Select Picture' saves the selected one as the user's avatar. */
export function AvatarPicker({ user }: { readonly user: SessionUser }) {
  const name = useId();
  /** Null: no other character than the current one is selected. */
  const [selected, setSelected] = useState<number | null>(null);
  const picked = selected ?? user.avatar;
  const update = useUpdatePicture(user._id);

  function onSelect() {
    update.mutate(picked, {
      onSuccess: () => {
        setSelected(null);
        showToast(`You are the ${characterOf(picked).name} now.`, 'good');
      },
      onError: ({ message }) => showToast(message, 'bad'),
    });
  }

  return (
    <div className={styles.picker}>
      <fieldset className={styles.grid} aria-label="Pictures">
        {avatarNumbers.map((avatar) => (
          <label key={avatar} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={avatar}
              checked={avatar === picked}
              onChange={() => setSelected(avatar)}
            />
            <Avatar avatar={avatar} size="lg" />
            <span>{characterOf(avatar).name}</span>
          </label>
        ))}
      </fieldset>
      <Button
        variant="hot"
        size="lg"
        busy={update.isPending}
        aria-disabled={picked === user.avatar || undefined}
        onClick={onSelect}
      >
        Select Picture
      </Button>
    </div>
  );
}
