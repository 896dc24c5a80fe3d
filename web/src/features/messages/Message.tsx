import type { ReactNode } from 'react';
import { formatDate } from '../../entities/preferences/format.ts';
import { type ReportAction, ReportButton } from '../../shared/ui/messages/ReportButton.tsx';
import { Sticker } from '../../shared/ui/messages/Sticker.tsx';
import { stickerOf } from '../../shared/ui/messages/stickers.ts';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { inEmojiStyle } from '../../shared/ui/text/emoji-style.ts';
import { LinkedText } from '../../shared/ui/text/LinkedText.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { LinkCard } from './LinkCard.tsx';
import styles from './Message.module.css';
import { ownLinkIn } from './own-link.ts';

interface MessageProps {
  /** The sender, for users who do not see on which side the message is. */
  readonly by: string;
  /** The sender's avatar, for a message that is only a face. */
  readonly avatar: number;
  readonly isOwn: boolean;
  readonly content: string;
  /** The previous message has the same sender: the two are grouped. */
  readonly isContinued?: boolean;
  readonly state?: 'sent' | 'sending' | 'failed';
  /** When it was written (ISO 8601). Shown on hover. */
  readonly writtenAt?: string;
  /** Below the message: time, read state and actions. */
  readonly note?: ReactNode;
  /** For a friend's message. */
  readonly report?: ReportAction;
}

const letters = new Intl.Segmenter();

/** Matches one to three emoji, however many code points each consists of. */
function isEmoji(content: string): boolean {
  if (content.length > 60) return false;
  const parts = [...letters.segment(content.replaceAll(' ', ''))];
  return (
    parts.length <= 3 &&
    parts.every(({ segment }) => /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)/u.test(segment))
  );
}

/** bare: nothing but a card or a face, without a bubble. */
function lookOf(text: string, isSticker: boolean): 'bare' | 'emoji' | 'bubble' {
  if (isSticker || text === '') return 'bare';
  return isEmoji(inEmojiStyle(text)) ? 'emoji' : 'bubble';
}

/**
 * One message: the user's own at the end side, a friend's at the start side. A message of only a few emoji is large, and one
 * that is a face is drawn as the sender's animal.
 */
export function Message(props: MessageProps) {
  const { by, avatar, isOwn, content, isContinued = false, state = 'sent', writtenAt, note, report } = props;
  const sticker = stickerOf(content);
  const link = ownLinkIn(content);
  const text = link ? link.rest : content;
  return (
    <li
      className={classNames(styles.message, isOwn && styles.own, isContinued && styles.continued)}
      data-state={state}
      // Makes a tap on the message show its button.
      tabIndex={report && -1}
    >
      <div className={styles.body}>
        <p
          dir="auto"
          title={writtenAt && formatDate(writtenAt, 'dateTime')}
          className={styles[lookOf(text, sticker !== null)]}
        >
          {/* Isolated, so that the text has its own writing direction. */}
          <VisuallyHidden>
            <bdi>{by}: </bdi>
          </VisuallyHidden>
          {sticker ? <Sticker avatar={avatar} expression={sticker} /> : <LinkedText text={text} />}
          {link && <LinkCard link={link} />}
        </p>
        {report && (
          <ReportButton className={styles.report} label={`Report this message of ${by}`} report={report} />
        )}
      </div>
      {note && <div className={styles.note}>{note}</div>}
    </li>
  );
}
