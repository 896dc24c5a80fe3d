import { counted } from '@tallyho/game/text';
import type { Friend } from '../../entities/friends/friends-api.ts';
import { presenceFaces } from './presence-faces.ts';
import { TableScene } from './TableScene.tsx';

/** The maximum number of heads at the table. */
const seats = 4;

/** How many friends are there, with their heads behind a table and the number of those who have no place at it; one friend sleeps there while all are away. `friends`: in the order of the list. */
export function FriendsAtTable({ friends }: { readonly friends: readonly Friend[] }) {
  const here = friends.filter(({ presence }) => presence !== 'offline');
  const guests = (here.length > 0 ? here : friends.slice(0, 1)).slice(0, seats);
  return (
    <TableScene
      isStrip
      isDark={here.length === 0}
      more={Math.max(0, here.length - seats)}
      guests={guests.map(({ user, avatar, presence }) => ({
        key: user,
        avatar,
        expression: presenceFaces[presence],
      }))}
    >
      {here.length > 0 ? `${counted(here.length, 'friend')} online` : 'All asleep or out'}
    </TableScene>
  );
}
