import { usePutAway } from '../../entities/invitations/put-away.ts';
import { useInvitations } from '../../entities/invitations/use-invitations.ts';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { InvitationCard } from './InvitationCard.tsx';
import styles from './Invitations.module.css';

/** The open invitations that the user has put away; nothing without one. */
export function PutAwayInvitations() {
  const hidden = usePutAway();
  const invitations = useInvitations().filter(({ _id }) => hidden.has(_id));
  if (invitations.length === 0) return null;
  return (
    <ul className={classNames(styles.cards, styles.listed)} aria-label="Invitations">
      {invitations.map((invitation) => (
        <InvitationCard key={invitation._id} invitation={invitation} />
      ))}
    </ul>
  );
}
