import { useSession } from '../../entities/session/session.ts';
import {
  ConfirmIdentity,
  NotConfirmed,
  useConfirmed,
} from '../../features/accounts/profile/confirm-identity.tsx';
import { UserSearch } from '../../features/moderation/users/UserSearch.tsx';

/** /admin/people, for administrators. Taking away the role needs a recent proof of identity. */
export default function PeopleSection() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <ConfirmIdentity
      user={user}
      reason="This is about who administrates Tallyho, so we ask for your identity once more."
    >
      <ConfirmedUserSearch />
    </ConfirmIdentity>
  );
}

function ConfirmedUserSearch() {
  const confirmed = useConfirmed();
  return (
    <UserSearch
      confirmed={async (action) => {
        try {
          return await confirmed({ kind: 'administrate' }, action);
        } catch (error) {
          if (error instanceof NotConfirmed) return null;
          throw error;
        }
      }}
    />
  );
}
