import { useEffect, useState } from 'react';
import { useSettings } from '../../entities/preferences/preferences.ts';
import {
  useCurrentPlayer,
  useIsLeader,
  useRoom,
  useSeats,
  useSnapshot,
  useView,
} from '../../entities/room/room-hooks.tsx';
import { useLobbyLayout } from '../../entities/room/use-lobby-layout.ts';
import { useIsGuest } from '../../entities/session/session.ts';
import { EntryRequests } from '../../features/access/EntryRequests.tsx';
import { RemovedPlayers } from '../../features/access/RemovedPlayers.tsx';
import { KeepSeat } from '../../features/accounts/guest/KeepSeat.tsx';
import { OtherDeviceLink } from '../../features/accounts/guest/OtherDeviceLink.tsx';
import { CustomThemeList } from '../../features/custom-themes/CustomThemeList.tsx';
import { WriteThemeProvider } from '../../features/custom-themes/WriteThemeProvider.tsx';
import { OnlineFriends } from '../../features/friends/OnlineFriends.tsx';
import { RoomSettings } from '../../features/room-rules/RoomSettings.tsx';
import { RulesNotice } from '../../features/room-rules/RulesNotice.tsx';
import { LeadReturn } from '../../features/seats/LeadReturn.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { AddSeat } from './AddSeat.tsx';
import { CodeBoard } from './CodeBoard.tsx';
import { ForecastLine } from './ForecastLine.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { LeaveLobby } from './LeaveLobby.tsx';
import { LobbyCode } from './LobbyCode.tsx';
import { LobbySettings } from './LobbySettings.tsx';
import styles from './LobbyTable.module.css';
import { phonePlaces } from './phone-seats.ts';
import { nameLetters, SeatCard } from './SeatCard.tsx';
import { StartArea } from './StartArea.tsx';
import { TableThings } from './TableThings.tsx';
import { useCodeBoard } from './use-code-board.ts';

/** A lobby from the inside: the seats around the table, the code and, in large windows, START for the leader. */
export function LobbyTable() {
  const seats = useSeats();
  const you = useCurrentPlayer();
  const isLeader = useIsLeader();
  const isGuest = useIsGuest();
  const room = useRoom();
  const capacity = useView((view) => view.room.capacity);
  const isPublic = useView((view) => view.room.isPublic);
  const leader = useView((view) => view.room.leader);
  const leaderName = useView((view) => view.seats.find(({ user }) => user === view.room.leader)?.username);
  const isLive = useSnapshot(({ connection }) => connection.status === 'live');
  const { start, chat } = useLobbyLayout();
  const { lobbyShowCode } = useSettings();
  const isWide = start === 'table';
  const [hasSettings, setSettings] = useState(false);
  const [isInviting, setInviting] = useState(false);
  // Who takes a seat from now on has joined while the viewer was looking.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const invite = () => setInviting(true);
  const board = useCodeBoard(room.code);
  function showLarge() {
    setInviting(false);
    board.open();
  }

  // Each player has the own seat first and the others in the same order around the table.
  const own = Math.max(
    0,
    seats.findIndex(({ user }) => user === you),
  );
  const seated = [...seats.slice(own), ...seats.slice(0, own)];
  const places = Array.from(
    { length: Math.max(capacity, seated.length) },
    (_, index) => seated[index] ?? null,
  );
  // Then START is not possible, and Invite is what to press.
  const isAlone = seats.filter(({ presence }) => presence !== 'absent').length < 2;
  const phone = phonePlaces(places.length);
  const letters = nameLetters(seats.map(({ username }) => username));
  return (
    <div className={styles.lobby}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h3 className={classNames(!isLeader && styles.small)}>
            {isLeader ? 'Your Lobby' : 'In Another Lobby'}
          </h3>
          {!isLeader && leaderName && (
            <p className={styles.whose}>
              You are in <bdi>{leaderName}</bdi>’s lobby
            </p>
          )}
          <p className={styles.count}>
            <span>
              <Icon name="users" /> {seats.length} of {capacity}
            </span>
            {isPublic && <span>Public</span>}
            <ForecastLine />
          </p>
        </div>
        <LobbyCode key={String(lobbyShowCode)} code={room.code} />
        <Button
          {...(isAlone && { variant: 'second', size: 'lg' })}
          icon={<Icon name="qr" />}
          className={styles.invite}
          title="Link or QR code"
          onClick={invite}
        >
          Invite
        </Button>
        <div className={styles.tools}>
          <Button
            variant="quiet"
            icon={<Icon name="rules" />}
            aria-label="Lobby settings"
            aria-expanded={hasSettings}
            onClick={() => setSettings(!hasSettings)}
          >
            <span className={styles.words}>
              <span className={styles.word}>Lobby </span>settings
            </span>
          </Button>
          <LeaveLobby />
        </div>
      </header>
      {!isLive && (
        <Banner quiet icon={<Icon name="wifi-off" />} tone="warn">
          Reconnecting...
        </Banner>
      )}
      <LeadReturn />
      <EntryRequests />
      <RulesNotice />
      {hasSettings && (
        <LobbySettings onDone={() => setSettings(false)}>
          <RoomSettings />
          <RemovedPlayers />
        </LobbySettings>
      )}
      <div className={styles.table} data-high={places.length > 6} style={{ '--places': places.length }}>
        <ul className={styles.seats} aria-label="Players">
          {places.map((seat, index) => (
            <li
              key={seat?.user ?? `empty-${index}`}
              className={styles.place}
              style={{ '--place': index, '--column': phone[index]?.column, '--row': phone[index]?.row }}
            >
              <SeatCard
                seat={seat}
                letters={letters}
                isYou={seat?.user === you}
                isLeader={seat?.user === leader}
                joins={isOpen}
                onInvite={invite}
              />
            </li>
          ))}
        </ul>
        <TableThings />
        <div className={styles.middle}>
          {isWide && <StartArea place="table" />}
          <AddSeat />
        </div>
      </div>
      <KeepSeat dismissible />
      {/* Beside the chat they end with it in the first view: one row of friends. */}
      <div className={styles.more}>
        <WriteThemeProvider>
          <CustomThemeList />
        </WriteThemeProvider>
        {!isGuest && <OnlineFriends most={chat === 'beside' ? 1 : 6} isBrief />}
      </div>
      <footer className={styles.foot}>
        <OtherDeviceLink />
      </footer>
      <InviteDialog
        code={room.code}
        open={isInviting}
        onClose={() => setInviting(false)}
        onShowLarge={showLarge}
      />
      {board.isOpen && <CodeBoard code={room.code} onClose={board.close} />}
    </div>
  );
}
