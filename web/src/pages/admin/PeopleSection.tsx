import { useSession } from '../../entities/session/session.ts';
import {
  ConfirmIdentity,
  NotConfirmed,
  useConfirmed,
} from '../../features/accounts/profile/confirm-identity.tsx';
import { Members } from '../../features/moderation/Members.tsx';

/** /admin/people, for administrators. Taking away the role needs a recent proof of identity. */
export default function PeopleSection() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <ConfirmIdentity
      user={user}
      reason="This is about who administrates Tallyho, so we ask for your identity once more."
    >
      <ConfirmedMembers />
    </ConfirmIdentity>
  );
}

function ConfirmedMembers() {
  const confirmed = useConfirmed();
  return (
    <Members
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
