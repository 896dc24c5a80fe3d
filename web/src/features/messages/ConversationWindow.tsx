import type { Person } from '@tallyho/game/model/person';
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useConversationPlace } from '../../entities/friends/ConversationPlace.tsx';
import { PresenceMark, presenceWords } from '../../entities/friends/PresenceMark.tsx';
import { closeConversation, usePeoplePanel } from '../../entities/friends/people-panel-store.ts';
import { useSharedGames } from '../../entities/friends/shared-games.ts';
import { useFriends } from '../../entities/friends/use-friends.ts';
import { useIsInLobby } from '../../entities/invitations/use-invite.ts';
import { tintOf } from '../../shared/ui/avatars/tints.ts';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { useMedia } from '../../shared/ui/layout/use-media.ts';
import { useKeptFocus } from '../../shared/ui/overlays/use-kept-focus.ts';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { ConversationBody } from './ConversationBody.tsx';
import styles from './ConversationWindow.module.css';
import { InviteToGame } from './InviteToGame.tsx';
import { useMessenger } from './messenger-context.ts';
import { NewMessages } from './NewMessages.tsx';
import { useIsCovered } from './use-is-covered.ts';
import { useIsInView } from './use-is-in-view.ts';
import { useIsViewing } from './use-is-viewing.ts';

/** Matches a narrow window, and a phone in any orientation. */
const phone = '(width < 640px), (max-device-width: 479px), (max-device-height: 479px)';

interface ConversationWindowProps {
  /** The open invitation of a friend to their lobby, with the way in. */
  readonly invitationOf?: (friend: string) => ReactNode;
}

/** The open conversation: in the place of the chat column, or a card in the corner of the page, on phones the whole screen. */
export function ConversationWindow({ invitationOf }: ConversationWindowProps) {
  const { conversation, offered } = usePeoplePanel();
  const place = useConversationPlace();
  const friend = conversation ?? (place && offered);
  const isOffered = conversation === null;
  return (
    friend && (
      <Conversation
        // An offered conversation that the user opens takes the focus.
        key={`${friend.user} ${isOffered}`}
        friend={friend}
        isOffered={isOffered}
        invitation={invitationOf?.(friend.user)}
      />
    )
  );
}

interface ConversationProps {
  readonly friend: Person;
  /** The page shows it by itself: it takes no focus, and counts as read only in view. */
  readonly isOffered: boolean;
  readonly invitation: ReactNode;
}

function Conversation({ friend, isOffered, invitation }: ConversationProps) {
  const { messenger } = useMessenger();
  const isPhone = useMedia(phone);
  const place = useConversationPlace();
  const [isOverDialog, setOverDialog] = useState<boolean | null>(null);
  const isInView = useIsInView(isOffered ? place : null);
  const isViewing = useIsViewing();
  const looking = isViewing && (isInView || !isOffered);

  // Dialogs that were open before the conversation stay below it; dialogs that open later are above it.
  useLayoutEffect(() => setOverDialog(document.querySelector('dialog[open]') !== null), []);
  useEffect(() => {
    messenger.open(friend.user);
    return () => messenger.open(null);
  }, [messenger, friend.user]);
  useEffect(() => {
    messenger.look(looking);
    return () => messenger.look(false);
  }, [messenger, looking]);

  if (isOverDialog === null) return null;
  const inside = { friend, isOffered, invitation, isLooking: looking };
  if (!isOffered && (isPhone || isOverDialog)) return <Sheet {...inside} />;
  return place ? createPortal(<Docked {...inside} isPlaced />, place) : <Docked {...inside} />;
}

interface InsideProps extends ConversationProps {
  readonly isLooking: boolean;
}

/** Focuses the input, except where that opens a keyboard over half of the screen; returns the focus at the end. */
function useFocus(
  box: React.RefObject<HTMLElement | null>,
  input: React.RefObject<HTMLElement | null>,
  isWanted = true,
) {
  const begin = useEffectEvent(() => {
    const hasKeyboard = window.matchMedia('(hover: hover)').matches;
    (hasKeyboard ? (input.current ?? box.current) : box.current)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!isWanted) return;
    const before = document.activeElement;
    begin();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [isWanted]);
}

function Docked({ isPlaced = false, ...props }: InsideProps & { readonly isPlaced?: boolean }) {
  const keptFocus = useKeptFocus<HTMLElement>();
  const input = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  const isInGame = useLocation().pathname === '/game';
  useFocus(keptFocus.ref, input, !props.isOffered);
  useIsCovered(keptFocus.ref);
  return (
    <section
      {...keptFocus}
      tabIndex={-1}
      role={props.isOffered ? undefined : 'dialog'}
      aria-labelledby={titleId}
      className={isPlaced ? styles.placed : styles.docked}
      data-in-game={isInGame}
      onKeyDown={(event) => {
        if (props.isOffered) return;
        if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing)
          closeConversation();
      }}
    >
      <Inside {...props} titleId={titleId} input={input} />
    </section>
  );
}

function Sheet(props: InsideProps) {
  const keptFocus = useKeptFocus<HTMLDialogElement>();
  const { ref } = keptFocus;
  const input = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, [ref]);
  useFocus(ref, input);
  useIsCovered(ref);
  return (
    <dialog
      {...keptFocus}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.sheet}
      onCancel={(event) => {
        event.preventDefault();
        closeConversation();
      }}
    >
      <Inside {...props} isSheet titleId={titleId} input={input} />
    </dialog>
  );
}

interface TitledProps extends InsideProps {
  /** It covers the page. */
  readonly isSheet?: boolean;
  readonly titleId: string;
  readonly input: React.RefObject<HTMLTextAreaElement | null>;
}

function Inside({ friend, isOffered, invitation, isLooking, isSheet = false, titleId, input }: TitledProps) {
  // The page below may not show any friends, so this can be the first one to fetch them.
  const known = useFriends().data?.find(({ user }) => user === friend.user);
  const isHere = useIsInLobby(friend.user);
  const where = isHere ? 'here' : known?.presence;
  const avatar = known?.avatar ?? friend.avatar;
  // Its messages are rendered again only when the picture changes, not with the presence.
  const person = useMemo(() => ({ ...friend, avatar }), [friend, avatar]);
  const agreement = useSharedGames(friend.user).data?.agreement;
  // What a sheet covers is mostly the list of friends, so it has a way back to it.
  const close = (
    <IconButton
      icon={isSheet ? 'chevron-left' : 'close'}
      label="Close conversation"
      onClick={closeConversation}
    />
  );
  return (
    <div className={styles.inside}>
      <div className={styles.top} data-back={isSheet} style={{ '--tint': tintOf(avatar) }}>
        <div className={styles.head}>
          {isSheet && close}
          <Avatar avatar={avatar} size="stage" />
          <div className={styles.who}>
            <h2 id={titleId}>
              <bdi>{friend.username}</bdi>
            </h2>
            {(where || agreement) && (
              <p className={styles.presence}>
                {where && (
                  <>
                    <PresenceMark presence={where} /> {presenceWords[where]}
                  </>
                )}
                {where && agreement && <span aria-hidden="true">·</span>}
                {agreement && <span>You agree {agreement.percent}%</span>}
              </p>
            )}
          </div>
          {!isSheet && !isOffered && close}
        </div>
        {known && <InviteToGame friend={known} {...(isSheet && { onLeave: closeConversation })} />}
      </div>
      {invitation}
      <ConversationBody friend={person} input={input} isLooking={isLooking} />
      <NewMessages friend={friend} />
    </div>
  );
}
