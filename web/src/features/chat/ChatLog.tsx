import type { ChatLine } from '@tallyho/game/chat/chat';
import type { SeatView } from '@tallyho/game/protocol/view';
import { openReportDialog } from '../../entities/moderation/report-target.ts';
import { useMuted } from '../../entities/preferences/muted.ts';
import { useSettings } from '../../entities/preferences/preferences.ts';
import { useCurrentPlayer, useRoom, useSeats, useSnapshot } from '../../entities/room/room-hooks.tsx';
import { MessageLogFrame } from '../../shared/ui/messages/MessageLogFrame.tsx';
import styles from './ChatLog.module.css';
import { ChatMessage } from './ChatMessage.tsx';
import { useIsQuiet } from './use-is-quiet.ts';

const startsBlock = (line: ChatLine, before: ChatLine | undefined): boolean =>
  !before || before.isAction || before.user !== line.user || line.at - before.at > 120_000;

const reportTargetOf = (line: ChatLine, code: string) =>
  ({ kind: 'player', person: line, code, line: line.id }) as const;

/** Returns a message with the name and picture that its sender has now. What the room itself says stays as it was said. */
const withSender = (line: ChatLine, seat: SeatView | undefined): ChatLine =>
  seat && !line.isAction ? { ...line, username: seat.username, avatar: seat.avatar } : line;

/** Shows the last 100 messages and the pending ones. Stays scrolled to the end unless the reader has scrolled up. */
export function ChatLog() {
  const chat = useSnapshot((snapshot) => snapshot.chat);
  const pending = useSnapshot((snapshot) => snapshot.pendingChat);
  const { code } = useRoom();
  const seats = useSeats();
  const you = useCurrentPlayer();
  const muted = useMuted();
  const { animationsEnabled } = useSettings();
  const lines = chat.filter(({ user, isAction }) => isAction || !muted.has(user));
  const lastOfOthers = lines.findLast(({ user, isAction }) => !isAction && user !== you)?.id;
  const isQuiet = useIsQuiet();
  const own = seats.find(({ user }) => user === you);

  return (
    <MessageLogFrame
      label="Messages"
      logClassName={styles.log}
      last={pending.at(-1)?.id ?? lines.at(-1)?.id ?? null}
    >
      <ol className={styles.lines} data-animated={animationsEnabled}>
        {isQuiet && <li className={styles.start}>Only those in this lobby read this.</li>}
        {lines.map((stored, index) => {
          const seat = seats.find(({ user }) => user === stored.user);
          const line = withSender(stored, seat);
          return (
            <ChatMessage
              key={line.id}
              line={line}
              color={seat?.color ?? null}
              isYou={line.user === you}
              isGuest={seat?.guest ?? false}
              isFirst={startsBlock(line, lines[index - 1])}
              {...(line.user !== you && {
                report: {
                  onPress: () => openReportDialog(reportTargetOf(line, code)),
                  isTabStop: line.id === lastOfOthers,
                },
              })}
            />
          );
        })}
        {own &&
          pending.map(({ id, text }) => (
            <ChatMessage
              key={id}
              line={{ ...own, text, isAction: false }}
              color={own.color}
              isYou
              isGuest={own.guest}
              isFirst={lines.at(-1)?.user !== you}
              isPending
            />
          ))}
      </ol>
    </MessageLogFrame>
  );
}
