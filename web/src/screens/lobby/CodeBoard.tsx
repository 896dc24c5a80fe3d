import { useEffect, useRef } from 'react';
import { useShownAvatar } from '../../entities/preferences/shown-avatar.ts';
import { useSeats } from '../../entities/room/room-hooks.tsx';
import { inviteLink } from '../../shared/platform/contract.ts';
import { platform } from '../../shared/platform/platform.ts';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { LogoMark } from '../../shared/ui/layout/Logo.tsx';
import { QrCode } from '../../shared/ui/layout/QrCode.tsx';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import { seatNumberOf } from '../../shared/ui/players/Shape.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './CodeBoard.module.css';

interface CodeBoardProps {
  readonly code: string;
  /** Called on Escape and on any press. */
  readonly onClose: () => void;
}

/** The lobby code as large as the screen allows, its QR code, the address to type and who is in, for people across the room. */
export function CodeBoard({ code, onClose }: CodeBoardProps) {
  const board = useRef<HTMLDialogElement>(null);
  const seats = useSeats();
  const shownAvatar = useShownAvatar();
  const link = inviteLink(platform, code);
  useEffect(() => {
    const dialog = board.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // Escape does for the keyboard what a press does for the pointer.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={board}
      className={styles.board}
      data-ground="page"
      aria-label="Lobby code for the room"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={onClose}
    >
      <span className={styles.close}>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </span>
      <p className={styles.brand}>
        <LogoMark /> Tallyho
      </p>
      <p className={styles.code}>
        <span role="img" aria-label={`Lobby code ${code.split('').join(' ')}`}>
          {code}
        </span>
      </p>
      <div className={styles.ways}>
        <QrCode text={link} label="QR code of the invite link" />
        <p className={styles.way}>
          Point a camera here, or type the code at <strong>{new URL(link).host}</strong>
        </p>
      </div>
      <ul className={styles.faces} aria-label="Who is in">
        {seats.map(({ user, username, avatar, color }) => (
          <li key={user}>
            <PlayerAvatar avatar={shownAvatar(avatar)} size="stage" seat={seatNumberOf(color)} />
            <VisuallyHidden>{username}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
