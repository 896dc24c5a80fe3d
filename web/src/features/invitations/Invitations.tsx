import type { Person } from '@tallyho/game/model/person';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { notify } from '../../entities/feedback/notifications.ts';
import { playCue } from '../../entities/feedback/play-cue.ts';
import type { Invitation } from '../../entities/invitations/invitations-api.ts';
import { type JoinRequest, useJoinRequests } from '../../entities/invitations/join-requests.ts';
import { putAway, usePutAway } from '../../entities/invitations/put-away.ts';
import { useInvitations } from '../../entities/invitations/use-invitations.ts';
import { useClearPlace } from '../../shared/ui/overlays/clear-place.ts';
import { showPopover } from '../../shared/ui/overlays/floating.ts';
import { useModalOnTop } from '../../shared/ui/overlays/use-modal-on-top.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { followInvitations } from './follow-invitations.ts';
import { InvitationCard } from './InvitationCard.tsx';
import styles from './Invitations.module.css';
import { JoinRequestCard } from './JoinRequestCard.tsx';

/** The user's invitations and the friends who would like to join the user's table, shown above any page and any dialog until the user puts them away. They never take the focus. */
export function Invitations() {
  const client = useQueryClient();
  useEffect(() => followInvitations(client), [client]);
  const invitations = useInvitations();
  const requests = useJoinRequests();
  const notices = [
    ...invitations.map(({ _id, from }) => ({ id: _id, text: invitationText(from.username), from })),
    ...requests.map(({ from, expiresAt }) => ({
      id: `${from.user} ${expiresAt}`,
      text: `${from.username} asks to join your table`,
      from,
    })),
  ];
  useNotifications(notices);
  const hidden = usePutAway();
  const shown = invitations.filter(({ _id }) => !hidden.has(_id));
  const isEmpty = shown.length + requests.length === 0;
  const modal = useModalOnTop(!isEmpty);
  if (isEmpty) return null;
  const latest = notices.findLast(({ id }) => !hidden.has(id)) ?? null;
  const cards = <Cards invitations={shown} requests={requests} latest={latest} modal={modal} />;
  return modal ? createPortal(cards, modal) : cards;
}

interface Notice {
  readonly id: string;
  readonly text: string;
  readonly from: Person;
}

/** Plays a sound and shows a system notification for each new invitation or request. One that returns to the list is not new. */
function useNotifications(notices: readonly Notice[]): void {
  const known = useRef<Set<string>>(new Set());
  useEffect(() => {
    const arrived = notices.filter(({ id }) => !known.current.has(id));
    if (arrived.length > 0) playCue('turn');
    for (const { id, text, from } of arrived) {
      known.current.add(id);
      // The page shows the card above everything else, so a press has to show only the page.
      notify({ text, key: id, from: from.user, onPress: () => undefined });
    }
  }, [notices]);
}

const invitationText = (username: string): string => `${username} invites you to their lobby`;

interface CardsProps {
  readonly invitations: readonly Invitation[];
  readonly requests: readonly JoinRequest[];
  /** What screen readers announce. */
  readonly latest: Notice | null;
  /** The dialog that contains the cards; null: the page. */
  readonly modal: HTMLElement | null;
}

function Cards({ invitations, requests, latest, modal }: CardsProps) {
  const ref = useRef<HTMLElement>(null);
  const [announced, setAnnounced] = useState('');
  const text = latest?.text ?? '';
  const announce = useEffectEvent(() => setAnnounced(text));

  useEffect(() => showPopover(ref.current), []);
  useClearPlace(ref, modal, invitations.length + requests.length);
  // Announced after a delay, because screen readers do not read the initial content of a live region.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each new card
  useEffect(() => {
    const timer = setTimeout(() => announce(), 100);
    return () => clearTimeout(timer);
  }, [latest?.id]);

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
        {requests.map(({ from }) => (
          <JoinRequestCard key={from.user} from={from} />
        ))}
      </ul>
    </section>
  );
}
