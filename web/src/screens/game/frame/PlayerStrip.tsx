import { pointsText } from '@tallyho/game/awards/score-words';
import type { SeatView } from '@tallyho/game/protocol/view';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { useCurrentPlayer, useSeats, useSnapshot, useView } from '../../../entities/room/room-hooks.tsx';
import MoodButton from '../../../features/moods/MoodButton.tsx';
import { useMood } from '../../../features/moods/use-mood.ts';
import { SeatMenu } from '../../../features/seats/SeatMenu.tsx';
import type { Expression } from '../../../shared/ui/avatars/expressions.ts';
import { Icon, type IconName } from '../../../shared/ui/layout/Icon.tsx';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { GuestBadge } from '../../../shared/ui/players/GuestBadge.tsx';
import { PlayerFace } from '../../../shared/ui/players/PlayerFace.tsx';
import { seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import { classNames } from '../../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import type { OwnStatus } from '../base/own-status.ts';
import { useIsSmallWindow } from '../base/use-is-small-window.ts';
import { useChooser } from '../choosing/use-chooser.ts';
import styles from './PlayerStrip.module.css';
import stageLook from './StageLook.module.css';
import stripLook from './StripLook.module.css';

type Status =
  | 'away'
  | 'elsewhere'
  | 'watching'
  | 'choosing'
  | 'thinking'
  | 'guessing'
  | 'locked'
  | 'ownLocked'
  | 'sending'
  | 'sent'
  | 'here';

const statusDisplays: Record<
  Status,
  { readonly icon: IconName | null; readonly text: string; readonly expression: Expression }
> = {
  away: { icon: 'moon', text: 'Away', expression: 'asleep' },
  elsewhere: { icon: 'external', text: 'On another page', expression: 'neutral' },
  watching: { icon: 'watch', text: 'Watching', expression: 'neutral' },
  choosing: { icon: 'dots', text: 'Choosing', expression: 'thinking' },
  thinking: { icon: 'dots', text: 'Thinking', expression: 'thinking' },
  guessing: { icon: 'check', text: 'Still to guess', expression: 'thinking' },
  locked: { icon: 'dots', text: 'Almost done', expression: 'smug' },
  ownLocked: { icon: null, text: 'Not sent yet', expression: 'smug' },
  sending: { icon: 'dots', text: 'Sending', expression: 'smug' },
  sent: { icon: 'check', text: 'Sent', expression: 'delighted' },
  here: { icon: null, text: '', expression: 'neutral' },
};

const roundStatuses = { editing: 'thinking', locked: 'locked', sent: 'sent', closed: 'here' } as const;

/** A locked or sent answer is shown even if the player is on another page. */
function statusOf(
  { presence, watching, notReady, confirmation }: SeatView,
  {
    isElsewhere,
    isAsked,
    isOnTurn,
    isYou,
    ownStatus,
  }: {
    isElsewhere: boolean;
    isAsked: boolean;
    isOnTurn: boolean;
    isYou: boolean;
    ownStatus: OwnStatus | null;
  },
): Status {
  if (presence !== 'here') return 'away';
  if (watching || notReady) return 'watching';
  if (isOnTurn && !isElsewhere) return 'choosing';
  const status = roundStatuses[(isAsked && confirmation) || 'closed'];
  if (isYou && status === 'sent' && ownStatus === 'guessing') return 'guessing';
  if (isYou && status === 'locked') return ownStatus === 'sending' ? 'sending' : 'ownLocked';
  return isElsewhere && (status === 'thinking' || status === 'here') ? 'elsewhere' : status;
}

const looks = { strip: stripLook, stage: stageLook };

/** Returns the class of a part of the strip in a look. */
const classOf = (part: string, look: keyof typeof looks) => classNames(styles[part], looks[look][part]);

interface PlayerStripProps {
  /** strip: one row beside the game. stage: large faces with names, while the viewer waits for the others; small windows keep the row. */
  readonly look: keyof typeof looks;
  /** What the screen of the round says about the viewer. Only the viewer's own mark shows it. */
  readonly ownStatus: OwnStatus | null;
  /** Leaves out the points of the last round, which its results have not shown yet. */
  readonly isShow: boolean;
  /** Shows what the last round has added, beside the points. */
  readonly hasGains: boolean;
  /** False in a step that takes no answer, because it only shows an outcome. */
  readonly isAsked: boolean;
}

/** All players with color, shape, avatar and status icon. Pressing another player opens a menu, pressing oneself the own faces. */
export function PlayerStrip({ look: wanted, ownStatus, isShow, hasGains, isAsked }: PlayerStripProps) {
  useLocale();
  const points = useShownPoints(isShow, hasGains && !isShow);
  const seats = useSeats();
  const isSmall = useIsSmallWindow();
  const look = isSmall ? 'strip' : wanted;
  const you = useCurrentPlayer();
  const onTurn = useOnTurn();
  const elsewhere = useSnapshot((snapshot) => snapshot.elsewhere);
  const sent = seats.filter(({ confirmation }) => confirmation === 'sent').length;
  const playing = seats.filter(
    ({ confirmation }) => confirmation !== null && confirmation !== 'closed',
  ).length;
  return (
    <>
      <ul
        className={classOf('strip', look)}
        data-look={look}
        data-waits={wanted === 'stage'}
        style={{ '--seats': seats.length }}
        aria-label="Players"
      >
        {seats.map((seat) => {
          const isYou = seat.user === you;
          const isOnTurn = seat.user === onTurn;
          const status = statusOf(seat, {
            isElsewhere: elsewhere.includes(seat.user),
            isAsked,
            isOnTurn,
            isYou,
            ownStatus,
          });
          const frame = { className: classOf('player', look), 'data-status': status, 'data-turn': isOnTurn };
          const player = (
            <Player seat={seat} isYou={isYou} status={status} look={look} score={points.get(seat.user)} />
          );
          return (
            <li key={seat.user}>
              {isYou ? (
                <MoodButton
                  avatar={seat.avatar}
                  trigger={(props) => (
                    <button {...props} type="button" title="Pull a face" {...frame}>
                      {player}
                    </button>
                  )}
                />
              ) : (
                <SeatMenu
                  seat={seat}
                  trigger={(props) => (
                    <button {...props} type="button" {...frame}>
                      {player}
                    </button>
                  )}
                />
              )}
            </li>
          );
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{isAsked && playing > 0 ? `${sent} of ${playing} answers are in` : ''}</span>
      </VisuallyHidden>
    </>
  );
}

/** Returns the player who chooses a theme now; null in other phases, and while the players vote. */
function useOnTurn(): string | null {
  const { seat } = useChooser();
  const isChoosing = useView(({ stage }) => stage.phase === 'choosing');
  return isChoosing && seat ? seat.user : null;
}

/** The running score of a player. `gained`: what is shown of the last round's part. */
type ShownScore = { readonly points: number; readonly isFirst: boolean; readonly gained: number };

/** Returns the points of the players as far as they were shown; empty before the first round that gives points. */
function useShownPoints(isShow: boolean, hasGains: boolean): ReadonlyMap<string, ShownScore> {
  const points = useView(({ game }) => game?.points);
  const shown = (points ?? []).map(({ user, points: all, gained }) => ({
    user,
    points: isShow ? all - gained : all,
    gained: hasGains ? gained : 0,
  }));
  const most = Math.max(...shown.map((score) => score.points));
  if (most <= 0) return new Map();
  return new Map(
    shown.map(({ user, points: all, gained }) => [user, { points: all, isFirst: all === most, gained }]),
  );
}

interface PlayerProps extends Pick<PlayerStripProps, 'look'> {
  readonly score: ShownScore | undefined;
  readonly seat: SeatView;
  readonly isYou: boolean;
  readonly status: Status;
}

function Player({ seat, isYou, status, look, score }: PlayerProps) {
  const leads = useView(({ room }) => room.leader === seat.user);
  const shownAvatar = useShownAvatar();
  const mood = useMood(seat.user);
  const { icon, text: statusText, expression } = statusDisplays[status];
  const name = isYou ? 'You' : seat.username;
  const text = (
    <span className={classOf('text', look)}>
      <span className={classOf('name', look)}>
        <span dir="auto" title={seat.username} style={{ '--letters': name.length }}>
          <BreakableName name={name} />
        </span>
      </span>
      <span className={classOf('status', look)}>
        {[seat.guest && 'Guest', statusText, seat.sitsOut && 'not being rated'].filter(Boolean).join(' · ')}
      </span>
      {/* Only for screen readers: a crown beside the star of the best score would say that both are in the lead. */}
      {leads && <VisuallyHidden>Leader</VisuallyHidden>}
    </span>
  );
  return (
    <>
      <span className={classOf('head', look)} data-mood={mood !== null}>
        <PlayerFace
          avatar={shownAvatar(seat.avatar)}
          size={look === 'stage' ? 'stage' : 'sm'}
          seat={seatNumberOf(seat.color)}
          expression={mood && status !== 'away' ? mood : expression}
          dimmed={status === 'away'}
        />
        {icon && (
          <span className={classOf('sign', look)} title={statusText}>
            <Icon name={icon} />
          </span>
        )}
        {seat.guest && <GuestBadge look="letter" />}
        {seat.sitsOut && (
          <span className={styles.mark} title="not being rated">
            <Icon name="minus" />
          </span>
        )}
      </span>
      {look === 'stage' ? text : <VisuallyHidden when="phone">{text}</VisuallyHidden>}
      <span className={classOf('foot', look)} data-you={isYou}>
        {isYou && (
          <span className={classOf('you', look)} aria-hidden="true">
            You
          </span>
        )}
        {score && (
          <span className={classOf('score', look)} title={pointsText(score.points)}>
            {score.isFirst && <Icon name="star" />}
            {formatNumber(score.points)}
            <VisuallyHidden>
              {score.isFirst ? ' points, in the lead' : ' points'}
              {score.gained > 0 && `, ${formatNumber(score.gained)} of them in this round`}
            </VisuallyHidden>
          </span>
        )}
        {score && score.gained > 0 && (
          <span className={classOf('gained', look)} aria-hidden="true">
            +{formatNumber(score.gained)}
          </span>
        )}
      </span>
    </>
  );
}
