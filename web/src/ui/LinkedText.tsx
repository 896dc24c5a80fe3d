import styles from './LinkedText.module.css';
import { partsOf } from './links.ts';

interface LinkedTextProps {
  readonly text: string;
  /** How words are shown, those of a link too; where it leads stays what it is. Default: as written. */
  readonly show?: (words: string) => string;
}

const asWritten = (words: string): string => words;

/** What somebody wrote, with its http(s) links to press: each opens elsewhere and says whom it really leads to. */
export function LinkedText({ text, show = asWritten }: LinkedTextProps) {
  return partsOf(text).map((part) =>
    part.kind === 'words' ? (
      show(part.text)
    ) : (
      <a
        key={part.at}
        className={styles.link}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        // Also among words that run from right to left.
        dir="ltr"
      >
        {`${part.protocol}//`}
        <strong>{show(part.host)}</strong>
        {show(part.rest)}
      </a>
    ),
  );
}
