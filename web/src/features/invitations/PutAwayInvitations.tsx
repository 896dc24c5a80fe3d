import { usePutAway } from '../../entities/invitations/put-away.ts';
import { useInvitations } from '../../entities/invitations/use-invitations.ts';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { InvitationCard } from './InvitationCard.tsx';
import styles from './Invitations.module.css';

/** The open invitations that the user has put away; nothing without one. `friend`: only those of this friend. */
export function PutAwayInvitations({ friend }: { readonly friend?: string }) {
  const hidden = usePutAway();
  const invitations = useInvitations().filter(
    ({ _id, from }) => hidden.has(_id) && (friend === undefined || from.user === friend),
  );
  if (invitations.length === 0) return null;
  return (
    <ul className={classNames(styles.cards, styles.listed)} aria-label="Invitations">
      {invitations.map((invitation) => (
        <InvitationCard key={invitation._id} invitation={invitation} />
      ))}
    </ul>
  );
}
