import { platform } from '../../platform/platform.ts';
import styles from './LinkedText.module.css';
import { partsOf, type TextPart } from './links.ts';

interface LinkedTextProps {
  readonly text: string;
  /** How words are shown, those of a link too; where it leads stays what it is. Default: as written. */
  readonly show?: (words: string) => string;
}

/** The desktop app hands nothing but https to the system's browser: there other links stay words. */
const opens = ({ protocol }: TextPart & { kind: 'link' }): boolean =>
  protocol === 'https:' || !platform.returnsByLink;

const asWritten = (words: string): string => words;

/** What somebody wrote, with its http(s) links to press: each opens elsewhere and says whom it really leads to. */
export function LinkedText({ text, show = asWritten }: LinkedTextProps) {
  return partsOf(text).map((part) => {
    if (part.kind === 'words') return show(part.text);
    const { at, href, protocol, host, rest } = part;
    if (!opens(part)) return show(`${protocol}//${host}${rest}`);
    return (
      <a
        key={at}
        className={styles.link}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        // Also among words that run from right to left.
        dir="ltr"
      >
        {`${protocol}//`}
        <strong>{show(host)}</strong>
        {show(rest)}
      </a>
    );
  });
}
