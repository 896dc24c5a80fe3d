import type { ChatLine } from '@tallyho/game/chat/chat';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { openReport } from '../../entities/moderation/report-target.ts';
import { useMuted } from '../../entities/preferences/muted.ts';
import { useSettings } from '../../entities/preferences/preferences.ts';
import { useCurrentPlayer, useRoom, useSeats, useSnapshot } from '../../entities/room/room-hooks.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import styles from './ChatLog.module.css';
import { ChatMessage } from './ChatMessage.tsx';

/** A distance to the end below this counts as being at the end, in pixels. */
const nearEnd = 48;

const startsBlock = (line: ChatLine, before: ChatLine | undefined): boolean =>
  !before || before.isAction || before.user !== line.user || line.at - before.at > 120_000;

const scrollToEnd = (box: HTMLElement | null) => box?.scrollTo?.({ top: box.scrollHeight });

const aboutLine = ({ id, user, username, avatar }: ChatLine, code: string) =>
  ({ kind: 'player', person: { _id: user, username, avatar }, code, line: id }) as const;

/** The up and down arrow keys move between the report buttons of the messages. */
function moveBetweenReports(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-report]')];
  const at = all.findIndex((button) => button.matches(':focus'));
  if (step === undefined || at < 0) return;
  event.preventDefault();
  all[at + step]?.focus();
}

/** Shows the last 100 messages and the pending ones. Stays scrolled to the end unless the reader has scrolled up. */
export function ChatLog() {
  const chat = useSnapshot((snapshot) => snapshot.chat);
  const pending = useSnapshot((snapshot) => snapshot.pendingChat);
  const { code } = useRoom();
  const seats = useSeats();
  const you = useCurrentPlayer();
  const muted = useMuted();
  const { animationsEnabled } = useSettings();
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const lines = chat.filter(({ user, isAction }) => isAction || !muted.has(user));
  const last = lines.at(-1)?.id;
  const lastOfOthers = lines.findLast(({ user, isAction }) => !isAction && user !== you)?.id;
  const own = seats.find(({ user }) => user === you);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes the lines changes where the end is
  useLayoutEffect(() => {
    if (isAtEnd) scrollToEnd(box.current);
  }, [isAtEnd, chat, pending, muted, seats]);
  // The box can change its height without a new message: by a phone's keyboard or a rotated screen.
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => isAtEnd && scrollToEnd(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAtEnd]);

  return (
    <div className={styles.frame}>
      <div
        ref={box}
        className={styles.log}
        role="log"
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
        tabIndex={0}
        onKeyDown={moveBetweenReports}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setAtEnd(scrollHeight - scrollTop - clientHeight < nearEnd)
        }
      >
        <ol className={styles.lines} data-animated={animationsEnabled}>
          {lines.length === 0 && pending.length === 0 && (
            <li className={styles.empty}>Nothing said yet. Break the ice!</li>
          )}
          {lines.map((line, index) => (
            <ChatMessage
              key={line.id}
              line={line}
              colour={seats.find(({ user }) => user === line.user)?.colour ?? null}
              isYou={line.user === you}
              isFirst={startsBlock(line, lines[index - 1])}
              {...(line.user !== you && {
                report: {
                  onPress: () => openReport(aboutLine(line, code)),
                  isStop: line.id === lastOfOthers,
                },
              })}
            />
          ))}
          {own &&
            pending.map(({ id, text }) => (
              <ChatMessage
                key={id}
                line={{ ...own, text, isAction: false }}
                colour={own.colour}
                isYou
                isFirst={lines.at(-1)?.user !== you}
                isPending
              />
            ))}
        </ol>
      </div>
      {!isAtEnd && last !== undefined && (
        <span className={styles.jump}>
          <Button onClick={() => scrollToEnd(box.current)}>Latest messages</Button>
        </span>
      )}
    </div>
  );
}
