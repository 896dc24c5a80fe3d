import type { ChatLine } from '@tallyho/game/chat/chat';
import { maskWords } from '@tallyho/game/chat/masking';
import { useSettings } from '../../net/preferences.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { seatColor, seatOf } from '../../ui/Shape.tsx';
import styles from './ChatMessage.module.css';

interface ChatMessageProps {
  readonly line: Pick<ChatLine, 'username' | 'avatar' | 'text' | 'isAction'>;
  /** The speaker's seat colour, 0-7; null: they have left. */
  readonly colour: number | null;
  readonly isYou: boolean;
  /** Somebody else spoke before: show head and name. */
  readonly isFirst: boolean;
  /** Not acknowledged yet. */
  readonly isPending?: boolean;
}

/** One line of the chat, masked by the viewer's own setting (decision 28). */
export function ChatMessage({ line, colour, isYou, isFirst, isPending = false }: ChatMessageProps) {
  const { avatarEnabled, showNSFW } = useSettings();
  const text = showNSFW ? line.text : maskWords(line.text);
  if (line.isAction)
    return (
      <li className={styles.action}>
        <strong>{line.username}</strong> {text}
      </li>
    );
  const seat = colour === null ? null : seatOf(colour);
  return (
    <li
      className={classNames(
        styles.line,
        isFirst && styles.first,
        isYou && styles.own,
        isPending && styles.pending,
      )}
    >
      {avatarEnabled && (
        <span className={styles.head}>
          {isFirst && <Avatar avatar={line.avatar} size="sm" {...(seat && { seat })} />}
        </span>
      )}
      <div className={styles.body}>
        {isFirst && (
          <span
            className={styles.name}
            style={seat ? { background: seatColor(seat) } : undefined}
            data-gone={!seat}
          >
            {line.username}
          </span>
        )}
        <p className={styles.text}>{text}</p>
        {isPending && <span className={styles.note}>Sending...</span>}
      </div>
    </li>
  );
}
