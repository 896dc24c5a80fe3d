import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type SessionUser, sessionKey } from '../../../entities/session/session.ts';
import { errorText } from '../../../shared/api/api-error.ts';
import { characterOf } from '../../../shared/ui/avatars/characters.ts';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { AvatarChoice } from '../../../shared/ui/players/AvatarChoice.tsx';
import { updatePicture } from './account-api.ts';
import { createPictureSaver } from './picture-saver.ts';

/** The eight characters. Choosing one stores it as the user's avatar; the page shows it at once. */
export function AvatarPicker({ user }: { readonly user: SessionUser }) {
  const saver = usePictureSaver(user.user);
  return (
    <AvatarChoice
      label="Select Picture"
      value={user.avatar}
      onChange={(avatar) => saver.choose(avatar, user.avatar)}
    />
  );
}

function usePictureSaver(userId: string) {
  const client = useQueryClient();
  const [saver] = useState(() => {
    const made = createPictureSaver({
      save: (avatar) => updatePicture(userId, avatar),
      show: (avatar) =>
        client.setQueryData<SessionUser | null>(sessionKey, (now) => now && { ...now, avatar }),
      onStored: (avatar, before) =>
        showToast(`You are the ${characterOf(avatar).name} now.`, 'good', {
          label: 'Undo',
          onSelect: () => made.choose(before, avatar),
        }),
      onFailed: (avatar, stored, error) =>
        showToast(`You are not the ${characterOf(avatar).name} yet. ${errorText(error)}`, 'bad', {
          label: 'Try again',
          onSelect: () => made.choose(avatar, stored),
        }),
    });
    return made;
  });
  useEffect(() => saver.flush, [saver]);
  return saver;
}
