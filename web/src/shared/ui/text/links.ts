import { LinkifyIt } from 'linkify-it';

/** A stretch of what somebody wrote, with where it begins: words, or a link. */
export type TextPart =
  | { readonly kind: 'words'; readonly at: number; readonly text: string }
  | {
      readonly kind: 'link';
      readonly at: number;
      /** Where it leads, as the browser understands it: http or https, with nobody's name or password. */
      readonly href: string;
      readonly protocol: string;
      /** Whom it really leads to, foreign letters spelt as xn--. */
      readonly host: string;
      /** Path and query as they were written. */
      readonly rest: string;
    };

const finder = new LinkifyIt({ fuzzyEmail: false, urlAuth: true });
for (const schema of ['ftp:', 'mailto:', '//']) finder.add(schema, null);

const toHost = /^https?:\/\/[^/?#\\]*/i;

function linkIn(at: number, raw: string): TextPart | null {
  if (!URL.canParse(raw)) return null;
  const { href, protocol, host, username, password } = new URL(raw);
  // A name before the host only makes it look like another one.
  if (username || password) return null;
  return { kind: 'link', at, href, protocol, host, rest: raw.replace(toHost, '') };
}

/** Finds the http(s) links in a text. The parts in their order are the whole text. */
export function partsOf(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const takeWords = (until: number) => {
    if (until > end) parts.push({ kind: 'words', at: end, text: text.slice(end, until) });
  };
  for (const { index, lastIndex, raw } of finder.match(text) ?? []) {
    const link = linkIn(index, raw);
    if (!link) continue;
    takeWords(index);
    parts.push(link);
    end = lastIndex;
  }
  takeWords(text.length);
  return parts;
}
