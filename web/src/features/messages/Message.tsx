import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { LinkedText } from '../../shared/ui/text/LinkedText.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './Message.module.css';

interface MessageProps {
  /** Whose it is, for those who don't see the side it stands on. */
  readonly by: string;
  readonly isOwn: boolean;
  readonly content: string;
  /** The same person wrote just before: the two stand together. */
  readonly isContinued?: boolean;
  readonly state?: 'sent' | 'sending' | 'failed';
  /** Under it: when, whether it was read, what can be done. */
  readonly note?: ReactNode;
  /** Of a friend's message. */
  readonly report?: {
    readonly onPress: () => void;
    /** Whether Tab stops at it; the arrow keys go from there to the others. */
    readonly isStop: boolean;
  };
}

const letters = new Intl.Segmenter();

/** One to three emoji, however many code points each is made of. */
function isEmoji(content: string): boolean {
  if (content.length > 60) return false;
  const parts = [...letters.segment(content.replaceAll(' ', ''))];
  return (
    parts.length <= 3 &&
    parts.every(({ segment }) => /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)/u.test(segment))
  );
}

/** One message: one's own at the end of the line, a friend's at its start. A few emoji alone are big. */
export function Message(props: MessageProps) {
  const { by, isOwn, content, isContinued = false, state = 'sent', note, report } = props;
  return (
    <li
      className={classNames(styles.message, isOwn && styles.own, isContinued && styles.continued)}
      data-state={state}
      // So that a tap on it shows its button.
      tabIndex={report && -1}
    >
      <div className={styles.said}>
        <p dir="auto" className={isEmoji(content) ? styles.emoji : styles.bubble}>
          {/* Isolated, so that the direction is that of what was written. */}
          <VisuallyHidden>
            <bdi>{by}: </bdi>
          </VisuallyHidden>
          <LinkedText text={content} />
        </p>
        {report && (
          <button
            type="button"
            className={styles.report}
            data-report
            aria-label={`Report this message of ${by}`}
            title="Report"
            tabIndex={report.isStop ? 0 : -1}
            onClick={report.onPress}
          >
            <Icon name="flag" />
          </button>
        )}
      </div>
      {note && <div className={styles.note}>{note}</div>}
    </li>
  );
}
