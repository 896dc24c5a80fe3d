import type { SeatView } from '@tallyho/game/protocol/view';
import { type ComponentProps, type RefObject, useState } from 'react';
import { openReportDialog } from '../../entities/moderation/report-target.ts';
import { setMuted, useMuted } from '../../entities/preferences/muted.ts';
import { useShownAvatar } from '../../entities/preferences/shown-avatar.ts';
import { useIsLeader, useRoom, useSeats } from '../../entities/room/room-hooks.tsx';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { Menu } from '../../shared/ui/overlays/Popover.tsx';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import { seatNumberOf } from '../../shared/ui/players/Shape.tsx';
import { KickDialog, MakeLeaderDialog } from './SeatDialogs.tsx';
import { usePersonItems } from './use-person-items.tsx';

interface SeatMenuProps {
  /** The seat of another player. */
  readonly seat: SeatView;
  /** Renders the button. Default: three dots. */
  readonly trigger?: ComponentProps<typeof Menu>['trigger'];
  /** The seat on the screen, which stays in sight. */
  readonly beside?: RefObject<HTMLElement | null>;
}

/**
 * Menu with the actions on another player: befriend, mute, report, block, and for the leader: make leader, kick. Works in any
 * phase.
 */
export function SeatMenu({ seat, trigger, beside }: SeatMenuProps) {
  const isLeader = useIsLeader();
  const hasAccounts = useSeats().some(({ guest }) => !guest);
  const isMuted = useMuted().has(seat.user);
  const [confirming, setConfirming] = useState<'lead' | 'kick' | null>(null);
  const close = () => setConfirming(null);
  const { username } = seat;
  const { code } = useRoom();
  const shownAvatar = useShownAvatar();
  const person = usePersonItems(seat, seat.guest);
  const label = `Options for ${username}`;
  const mute = {
    label: isMuted ? `Unmute ${username}` : `Mute ${username}`,
    icon: isMuted ? ('sound' as const) : ('sound-off' as const),
    onSelect: () => setMuted(seat.user, !isMuted),
  };
  const report = {
    label: `Report ${username}`,
    icon: 'flag' as const,
    onSelect: () => openReportDialog({ kind: 'player', person: seat, code }),
  };
  const leaderItems = [
    {
      label: `Make ${username} leader`,
      icon: 'crown' as const,
      // A guest leads only if no account is left.
      disabled: seat.presence === 'absent' || (seat.guest && hasAccounts),
      onSelect: () => setConfirming('lead'),
    },
    {
      label: `Kick ${username}`,
      icon: 'remove' as const,
      danger: true,
      onSelect: () => setConfirming('kick'),
    },
  ];
  return (
    <>
      <Menu
        label={label}
        beside={beside}
        head={
          <>
            <PlayerAvatar avatar={shownAvatar(seat.avatar)} seat={seatNumberOf(seat.color)} size="sm" />
            <bdi>{username}</bdi>
          </>
        }
        items={[
          ...person.friendship,
          // Messages of blocked players are hidden anyway.
          ...(person.isBlocked ? [] : [mute]),
          ...(isLeader ? leaderItems : []),
          report,
          ...person.block,
        ]}
        trigger={trigger ?? ((props) => <IconButton {...props} icon="dots" label={label} />)}
      />
      {person.dialog}
      <MakeLeaderDialog seat={seat} open={isLeader && confirming === 'lead'} onClose={close} />
      <KickDialog seat={seat} open={isLeader && confirming === 'kick'} onClose={close} />
    </>
  );
}
