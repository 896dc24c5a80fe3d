import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { notify } from '../../entities/feedback/notifications.ts';
import { playCue } from '../../entities/feedback/play-cue.ts';
import type { Invitation } from '../../entities/invitations/invitations-api.ts';
import { putAway, usePutAway } from '../../entities/invitations/put-away.ts';
import { useInvitations } from '../../entities/invitations/use-invitations.ts';
import { useClearPlace } from '../../shared/ui/overlays/clear-place.ts';
import { showPopover } from '../../shared/ui/overlays/floating.ts';
import { useModalOnTop } from '../../shared/ui/overlays/use-modal-on-top.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { followInvitations } from './follow-invitations.ts';
import { InvitationCard } from './InvitationCard.tsx';
import styles from './Invitations.module.css';

/** The user's invitations, shown above any page and any dialog until the user puts them away. They never take the focus. */
export function Invitations() {
  const client = useQueryClient();
  useEffect(() => followInvitations(client), [client]);
  const invitations = useInvitations();
  useInvitationNotifications(invitations);
  const hidden = usePutAway();
  const shown = invitations.filter(({ _id }) => !hidden.has(_id));
  const modal = useModalOnTop(shown.length > 0);
  if (shown.length === 0) return null;
  const cards = <Cards invitations={shown} modal={modal} />;
  return modal ? createPortal(cards, modal) : cards;
}

/** Plays a sound and shows a system notification for each new invitation. One that returns to the list is not new. */
function useInvitationNotifications(invitations: readonly Invitation[]): void {
  const known = useRef<Set<string>>(new Set());
  useEffect(() => {
    const arrived = invitations.filter(({ _id }) => !known.current.has(_id));
    if (arrived.length > 0) playCue('turn');
    for (const { _id, from } of arrived) {
      known.current.add(_id);
      // The page shows the invitation above everything else, so a press has to show only the page.
      notify({ text: invitationText(from.username), key: _id, from: from.user, onPress: () => undefined });
    }
  }, [invitations]);
}

const invitationText = (username: string): string => `${username} invites you to their lobby`;

interface CardsProps {
  readonly invitations: readonly Invitation[];
  /** The dialog that contains the cards; null: the page. */
  readonly modal: HTMLElement | null;
}

function Cards({ invitations, modal }: CardsProps) {
  const ref = useRef<HTMLElement>(null);
  const [announced, setAnnounced] = useState('');
  const last = invitations.at(-1);
  const text = last ? invitationText(last.from.username) : '';
  const announce = useEffectEvent(() => setAnnounced(text));

  useEffect(() => showPopover(ref.current), []);
  useClearPlace(ref, modal, invitations.length);
  // Announced after a delay, because screen readers do not read the initial content of a live region.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each new invitation
  useEffect(() => {
    const timer = setTimeout(() => announce(), 100);
    return () => clearTimeout(timer);
  }, [last?._id]);

  return (
    <section ref={ref} popover="manual" className={styles.region} aria-label="Invitations">
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      <ul className={styles.cards}>
        {invitations.map((invitation) => (
          <InvitationCard
            key={invitation._id}
            invitation={invitation}
            onPutAway={() => putAway(invitation._id)}
          />
        ))}
      </ul>
    </section>
  );
}
