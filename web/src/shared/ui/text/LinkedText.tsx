import { platform } from '../../platform/platform.ts';
import { inEmojiStyle } from './emoji-style.ts';
import styles from './LinkedText.module.css';
import { type TextPart, textPartsOf } from './links.ts';

interface LinkedTextProps {
  readonly text: string;
  /** Transforms the shown text, including the text of links; their addresses stay unchanged. Default: no change. */
  readonly show?: (words: string) => string;
}

/** The desktop app opens only https links in the system's browser; there other links stay plain text. */
const opens = ({ protocol }: TextPart & { kind: 'link' }): boolean =>
  protocol === 'https:' || !platform.returnsByLink;

const asWritten = (words: string): string => words;

/** A text by a user with clickable http(s) links and emoji in color. Each link opens in a new window and shows its real host. */
export function LinkedText({ text, show = asWritten }: LinkedTextProps) {
  return textPartsOf(text).map((part) => {
    if (part.kind === 'text') return inEmojiStyle(show(part.text));
    const { at, href, protocol, host, rest } = part;
    if (!opens(part)) return show(`${protocol}//${host}${rest}`);
    return (
      <a
        key={at}
        className={styles.link}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        // Also in right-to-left text.
        dir="ltr"
      >
        {`${protocol}//`}
        <strong>{show(host)}</strong>
        {show(rest)}
      </a>
    );
  });
}
