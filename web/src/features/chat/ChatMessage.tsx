import type { ChatLine } from '@tallyho/game/chat/chat';
import { maskWords } from '@tallyho/game/chat/masking';
import { useSettings } from '../../entities/preferences/preferences.ts';
import { type ReportAction, ReportButton } from '../../shared/ui/messages/ReportButton.tsx';
import { Sticker } from '../../shared/ui/messages/Sticker.tsx';
import { stickerOf } from '../../shared/ui/messages/stickers.ts';
import { GuestBadge } from '../../shared/ui/players/GuestBadge.tsx';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import { seatColor, seatNumberOf } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { LinkedText } from '../../shared/ui/text/LinkedText.tsx';
import styles from './ChatMessage.module.css';

interface ChatMessageProps {
  readonly line: Pick<ChatLine, 'username' | 'avatar' | 'text' | 'isAction'>;
  /** The sender's seat color, 0-7; null if they have left. */
  readonly color: number | null;
  readonly isYou: boolean;
  /** The sender plays without an account. */
  readonly isGuest?: boolean;
  /** The previous message has a different sender: show avatar and name. */
  readonly isFirst: boolean;
  /** Not acknowledged by the room yet. */
  readonly isPending?: boolean;
  /** Only for messages of other players. */
  readonly report?: ReportAction;
}

/** One chat message, with masked words if the viewer's setting says so. One that is a face is drawn as the sender's animal. */
export function ChatMessage(props: ChatMessageProps) {
  const { line, color, isYou, isFirst, isGuest = false, isPending = false, report } = props;
  const { avatarEnabled, showNSFW } = useSettings();
  if (line.isAction)
    return (
      <li className={styles.action}>
        <strong dir="auto">{line.username}</strong> {showNSFW ? line.text : maskWords(line.text)}
      </li>
    );
  // Without avatars, the emoji itself.
  const sticker = avatarEnabled ? stickerOf(line.text) : null;
  const seat = color === null ? null : seatNumberOf(color);
  return (
    <li
      className={classNames(
        styles.line,
        isFirst && styles.first,
        isYou && styles.own,
        isPending && styles.pending,
      )}
      // Makes a tap on the message show its button.
      tabIndex={report && -1}
    >
      {avatarEnabled && (
        <span className={styles.head}>
          {isFirst && <PlayerAvatar avatar={line.avatar} size="sm" seat={seat} />}
        </span>
      )}
      <div className={styles.body}>
        {isFirst && (
          <span className={styles.sender}>
            <span
              className={styles.name}
              dir="auto"
              style={seat ? { background: seatColor(seat) } : undefined}
              data-gone={!seat}
            >
              {line.username}
            </span>
            {isGuest && <GuestBadge />}
          </span>
        )}
        <div className={styles.bubble}>
          <p dir="auto" className={sticker ? styles.sticker : styles.text}>
            {sticker ? (
              <Sticker avatar={line.avatar} expression={sticker} />
            ) : (
              <LinkedText text={line.text} {...(!showNSFW && { show: maskWords })} />
            )}
          </p>
          {report && <ReportButton label={`Report what ${line.username} said`} report={report} />}
        </div>
        {isPending && <span className={styles.note}>Sending...</span>}
      </div>
    </li>
  );
}
