import { LinkifyIt } from 'linkify-it';

/** A part of a user's text with its start index: plain text or a link. */
export type TextPart =
  | { readonly kind: 'text'; readonly at: number; readonly text: string }
  | {
      readonly kind: 'link';
      readonly at: number;
      /** The address as the browser parses it: http or https, without user name or password. */
      readonly href: string;
      readonly protocol: string;
      /** The real host, with international names as xn--. */
      readonly host: string;
      /** Path and query as written. */
      readonly rest: string;
    };

const finder = new LinkifyIt({ fuzzyEmail: false, urlAuth: true });
for (const schema of ['ftp:', 'mailto:', '//']) finder.add(schema, null);

const toHost = /^https?:\/\/[^/?#\\]*/i;

function linkIn(at: number, raw: string): TextPart | null {
  if (!URL.canParse(raw)) return null;
  const { href, protocol, host, username, password } = new URL(raw);
  // A user name before the host only makes the link look like a different one.
  if (username || password) return null;
  return { kind: 'link', at, href, protocol, host, rest: raw.replace(toHost, '') };
}

/** Finds the http(s) links in a text. The parts in order form the whole text. */
export function textPartsOf(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const addText = (until: number) => {
    if (until > end) parts.push({ kind: 'text', at: end, text: text.slice(end, until) });
  };
  for (const { index, lastIndex, raw } of finder.match(text) ?? []) {
    const link = linkIn(index, raw);
    if (!link) continue;
    addText(index);
    parts.push(link);
    end = lastIndex;
  }
  addText(text.length);
  return parts;
}
