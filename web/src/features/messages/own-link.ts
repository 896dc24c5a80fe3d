import { platform } from '../../shared/platform/platform.ts';
import { textPartsOf } from '../../shared/ui/text/links.ts';

/** A link to a page of this site that a message shows as a card. */
export interface OwnLink {
  readonly kind: 'result' | 'invitation';
  /** The address within the site. */
  readonly to: string;
  /** The token of the result or the code of the lobby. */
  readonly key: string;
  /** The message without the link. */
  readonly rest: string;
}

const kinds = [
  ['result', /^\/r\/([\w-]+)\/?$/],
  ['invitation', /^\/join\/([\w-]+)\/?$/],
] as const;

/** Returns the link to a shared result or a lobby of this site in a message that has exactly one; null for every other message. */
export function ownLinkIn(text: string): OwnLink | null {
  const parts = textPartsOf(text);
  const found = parts.flatMap((part) => {
    if (part.kind === 'text') return [];
    const { origin, pathname } = new URL(part.href);
    if (origin !== platform.siteOrigin) return [];
    return kinds.flatMap(([kind, path]) => {
      const key = path.exec(pathname)?.[1];
      return key === undefined ? [] : [{ kind, key, to: pathname, at: part.at }];
    });
  });
  const [link] = found;
  if (link === undefined || found.length > 1) return null;
  const next = parts.find(({ at }) => at > link.at)?.at ?? text.length;
  const { at, ...own } = link;
  return { ...own, rest: (text.slice(0, at) + text.slice(next)).trim() };
}
