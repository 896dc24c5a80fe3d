import { useState } from 'react';
import type { SessionUser } from '../../../entities/session/session.ts';
import { characterOf } from '../../../shared/ui/avatars/characters.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { AvatarChoice } from '../../../shared/ui/players/AvatarChoice.tsx';
import styles from './AvatarPicker.module.css';
import { useUpdatePicture } from './account-api.ts';

/** The eight characters; 'Select Picture' saves the selected one as the user's avatar. */
export function AvatarPicker({ user }: { readonly user: SessionUser }) {
  /** Null: no other character than the current one is selected. */
  const [selected, setSelected] = useState<number | null>(null);
  const picked = selected ?? user.avatar;
  const update = useUpdatePicture(user.user);

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
      <AvatarChoice value={picked} onChange={setSelected} />
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
