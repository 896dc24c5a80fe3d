import type { UserId } from '@tallyho/game/model/person';
import { rejections } from '@tallyho/game/model/reject-codes';
import type { SeatView } from '@tallyho/game/protocol/view';
import { listed } from '@tallyho/game/text';
import { useState } from 'react';
import { playCue } from '../../../entities/feedback/play-cue.ts';
import {
  useCurrentPlayer,
  useIsLeader,
  useRoom,
  useSeats,
  useView,
} from '../../../entities/room/room-hooks.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { useMedia } from '../../../shared/ui/layout/use-media.ts';
import { Popover } from '../../../shared/ui/overlays/Popover.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { ActionBar } from '../base/ActionBar.tsx';
import { AnonymousNote } from '../playing/RoundTitle.tsx';
import { ReadyCard } from './ReadyCard.tsx';
import styles from './ReadyCheck.module.css';
import layout from './ReadyPlayers.module.css';
import { RoundSteps } from './RoundSteps.tsx';
import { SitOutSwitch } from './SitOutSwitch.tsx';
import { StartWithout } from './StartWithout.tsx';

/** With more players the faces need the space of small windows, and the terms of rating and the choice not to be rated are behind a button. */
const mostWithTerms = 4;
/** More missing players are a number instead of names. */
const mostNamed = 3;
/** Here the own card has the button. In smaller windows it is in the bar, at the thumb. */
const roomy = '(width >= 700px) and (height >= 560px)';
/** Here the terms have space above the faces of many players, too. */
const tall = '(width >= 700px) and (height >= 700px)';
/** Here the cards are too low for the choice not to be rated. */
const low = '(orientation: landscape) and (height < 560px)';

/**
 * The ready check before the first round: all players confirm that they are ready. `startableAt`: from when the leader can
 * start without the others, epoch ms.
 */
export function ReadyCheck({ startableAt }: { readonly startableAt: number }) {
  const room = useRoom();
  const seats = useSeats();
  const you = useCurrentPlayer();
  const gameId = useView(({ game }) => game?.id ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isReady = seats.some(({ user, confirmed }) => user === you && confirmed);
  const isLeader = useIsLeader();
  const missing = seats.filter(({ confirmed, presence }) => !confirmed && presence !== 'absent');
  const ready = seats.length - missing.length;
  const showsTerms = seats.length <= mostWithTerms;
  const shown = seats.toSorted((one, other) => Number(other.user === you) - Number(one.user === you));
  const isRoomy = useMedia(roomy);
  const isTall = useMedia(tall);
  const isLow = useMedia(low);
  // On the own card, or behind the button with the terms.
  const hasChoice = isTall || (showsTerms && !isLow);
  const hasTools = isReady && isLeader && missing.length > 0;

  async function confirm() {
    if (isReady) return;
    setBusy(true);
    setError(null);
    const result = await room.send({ type: 'confirmReadiness', gameId });
    setBusy(false);
    if (!result.ok) setError(rejections[result.error]);
    else playCue('ready');
  }

  const button = (
    <Button
      variant={isReady ? 'plain' : 'hot'}
      size="xl"
      wide
      aria-disabled={isReady || busy}
      icon={isReady ? <Icon name="check" /> : undefined}
      onClick={() => void confirm()}
    >
      {isReady ? (
        <span>
          Ready <VisuallyHidden>Confirmed</VisuallyHidden>
        </span>
      ) : busy ? (
        'Loading'
      ) : (
        'Ready'
      )}
    </Button>
  );

  return (
    <>
      <div className={styles.content} data-lights="off">
        <hgroup>
          <h1>Confirm to start the game</h1>
          <p className={styles.question}>Everybody ready?</p>
          {(showsTerms || isTall) && <RatingTerms />}
        </hgroup>
        <ul className={layout.players} aria-label="Players" data-low={hasTools}>
          {shown.map((seat, place) => (
            <ReadyCard
              key={seat.user}
              seat={seat}
              isYou={seat.user === you}
              looks={directionToReady(shown, place)}
              action={seat.user === you && isRoomy && button}
              choice={seat.user === you && hasChoice && <SitOutSwitch look="tick" />}
            />
          ))}
        </ul>
      </div>
      <ActionBar
        error={error}
        note={
          <>
            <p className={styles.count}>
              <span className={styles.dots} aria-hidden="true">
                {seats.map(({ user }, place) => (
                  <span key={user} data-on={place < ready} />
                ))}
              </span>
              <VisuallyHidden when="phone">
                <strong>
                  {ready} of {seats.length} ready.
                </strong>
              </VisuallyHidden>
              <span>{waitingText(missing, you)}</span>
            </p>
            {hasTools && <StartWithout missing={missing} startableAt={startableAt} />}
          </>
        }
        aside={!hasChoice && <TermsButton look={hasTools ? 'icon' : 'words'} />}
        isCentred={isRoomy && hasChoice}
      >
        {!isRoomy && button}
      </ActionBar>
    </>
  );
}

/** Who is missing, the viewer `you` first. */
function waitingText(missing: readonly SeatView[], you: UserId): string {
  if (missing.length === 0) return 'Here we go.';
  const others = missing.filter(({ user }) => user !== you).map(({ username }) => username);
  const self = others.length < missing.length ? ['you'] : [];
  if (missing.length === 1)
    return others[0] === undefined ? 'Only you are missing.' : `Only ${others[0]} is missing.`;
  if (missing.length <= mostNamed) return `Waiting for ${listed([...self, ...others])}.`;
  return `Waiting for ${listed([...self, `${others.length} ${self.length ? 'others' : 'more'}`])}.`;
}

/** Where a player in this place looks: to the nearest one who is ready; null if none is, or if it is the player. */
function directionToReady(seats: readonly SeatView[], place: number): 'before' | 'after' | null {
  const distances = seats.flatMap(({ confirmed }, other) => (confirmed ? [other - place] : []));
  const [nearest] = distances.toSorted((one, other) => Math.abs(one) - Math.abs(other));
  if (nearest === undefined || nearest === 0) return null;
  return nearest < 0 ? 'before' : 'after';
}

/** How points come about, and whether votes are anonymous. */
function RatingTerms() {
  const isAnonymous = useView(({ game }) => game?.anonymousVotes ?? false);
  return (
    <div className={styles.terms}>
      <RoundSteps />
      {isAnonymous && <AnonymousNote />}
    </div>
  );
}

/** Shows the terms of rating, and the choice not to be rated. */
function TermsButton({ look }: { readonly look: 'icon' | 'words' }) {
  return (
    <Popover
      label="How rating works"
      placement="top"
      trigger={(props) => (
        <Button {...props} size="lg" icon={<Icon name="info" />}>
          <VisuallyHidden when={look === 'icon' ? 'always' : 'below360'}>How it counts</VisuallyHidden>
        </Button>
      )}
    >
      <RatingTerms />
      <SitOutSwitch />
    </Popover>
  );
}
