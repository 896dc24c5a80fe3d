import { pairsOf } from '@tallyho/game/awards/closest-pair';
import { pointsText } from '@tallyho/game/awards/score-words';
import { winningScores } from '@tallyho/game/awards/winning-scores';
import { agreementPercent } from '@tallyho/game/awards/words';
import { ordinal } from '@tallyho/game/minigames/ordinal';
import { listed } from '@tallyho/game/text';
import type { SharedResult } from '../shared-result.ts';
import { themesOf } from '../words.ts';
import { casting, castOf, legible, type Role } from './cast.ts';
import { spelt } from './content.ts';
import {
  type Area,
  balancedBlock,
  blockAt,
  box,
  framed,
  isWide,
  type PictureLook,
  portrait,
  type Sheet,
  textBlock,
  wide,
} from './frame.ts';
import { drawable } from './glyphs.ts';
import { crown, head } from './heads.ts';
import { palette, seatLook } from './palette.ts';
import { rays } from './rays.ts';

/** What the picture says of one player. `alike`: the player with the most similar answers, and the similarity in percent; null if unknown. */
type Own = Role & {
  title: string;
  reason: string | null;
  alike: { role: Role; percent: number } | null;
  /** The place and the points; null: none. */
  place: { rank: number; points: string } | null;
};

/** A pair must share at least this part of the answers of the pair that shares most. */
const minShared = 0.5;

/** Returns the player with the most similar answers; null after anonymous votes, or if no other player answered the same questions. */
const mostAlike = (result: SharedResult, me: string): Own['alike'] => {
  if (result.anonymousVotes) return null;
  const roleOf = casting(result);
  const pairs = pairsOf(result.rounds).filter(({ people }) => people.some(({ user }) => user === me));
  const most = Math.max(0, ...pairs.map(({ compared }) => compared));
  const [best] = pairs
    .filter(({ compared }) => compared >= most * minShared)
    .toSorted((one, other) => other.agreement - one.agreement);
  const other = best?.people.find(({ user }) => user !== me);
  const role = other ? roleOf(other) : null;
  return best && role ? { role, percent: agreementPercent(best) } : null;
};

/** Returns what a picture says of the player with this alias; null: no such player. */
export const ownOf = (result: SharedResult, me: string): Own | null => {
  const role = castOf(result)[result.players.findIndex(({ user }) => user === me)];
  if (!role) return null;
  const title = result.titles.find(({ player }) => player.user === me);
  const score = winningScores(spelt(result).awards).scores.find(({ player }) => player.user === me);
  return {
    ...role,
    title: title ? legible(title.name) : 'One of the table',
    reason: title?.fact ? drawable(title.fact) : null,
    alike: mostAlike(result, me),
    place: score ? { rank: score.rank, points: pointsText(score.points) } : null,
  };
};

/** The title is the largest text of this picture. */
const sheets = {
  upright: { ...portrait, headline: 116, kicker: 48 },
  wide: { ...wide, headline: 80, kicker: 34 },
} as const satisfies Record<string, Sheet>;

/** The measures of the two facts at the foot. */
const facts = { upright: { height: 190, gap: 24 }, wide: { height: 140, gap: 16 } } as const;

/** A field with a small line and a large one, beside a face if there is one. */
const fact = (
  { small, large, face }: { small: string; large: string; face: Role | null },
  sheet: Sheet,
  area: Area,
): string => {
  const radius = Math.min(64, area.height / 2 - 30);
  const left = area.x + (face ? 2 * radius + 56 : 32);
  const width = area.x + area.width - left - 20;
  const look = { least: sheet.least, tooLong: 'lines', width } as const;
  const above = textBlock(small, { ...look, most: 1, face: 'text', size: isWide(sheet) ? 26 : 36 });
  // A long name has several lines.
  const below = textBlock(large, { ...look, most: face ? 3 : 1, face: 'display', size: sheet.text + 10 });
  const top = area.y + (area.height - above.height - below.height) / 2;
  return (
    box(area, palette.bg, 32) +
    (face ? head(face.head, area.x + radius + 28, area.y + area.height / 2, radius, 'delighted') : '') +
    blockAt(above, left, top, { fill: palette.quiet }) +
    blockAt(below, left, top + above.height, { fill: palette.ink })
  );
};

const factsOf = ({ alike, place }: Own) => [
  ...(alike ? [{ small: 'Most like', large: `${alike.role.name} ${alike.percent}%`, face: alike.role }] : []),
  ...(place ? [{ small: `${ordinal(place.rank)} place`, large: place.points, face: null }] : []),
];

/** Of the player's seat. */
const colorOf = ({ head }: Own): string => seatLook(head.color)?.color ?? palette.silver;

const content = (own: Own, sheet: Sheet, area: Area): string => {
  const size = facts[isWide(sheet) ? 'wide' : 'upright'];
  const shown = factsOf(own);
  const factsHeight = shown.length > 0 ? size.height + size.gap : 0;
  const reason =
    own.reason === null
      ? null
      : balancedBlock(own.reason, {
          face: 'text',
          size: sheet.text + (isWide(sheet) ? 0 : 8),
          least: sheet.least,
          tooLong: sheet.tooLong,
          width: isWide(sheet) ? area.width * 0.62 : area.width,
          most: 3,
        });
  const reasonHeight = reason ? reason.height + size.gap : 0;
  const faceHeight = area.height - (isWide(sheet) ? 0 : factsHeight + reasonHeight);
  // The rays around a face, and the crown of the winner on it.
  const radius = Math.min(faceHeight / 2.7, isWide(sheet) ? area.width * 0.14 : 250);
  const x = isWide(sheet) ? area.x + radius * 1.26 : area.x + area.width / 2;
  const y = area.y + faceHeight / 2 + radius * 0.08;
  const left = isWide(sheet) ? x + radius * 1.26 + 36 : area.x;
  const width = area.x + area.width - left;
  const factsTop = area.y + area.height - size.height;
  const free = width - (shown.length - 1) * size.gap;
  // A name needs more room than points.
  const widths = shown.length === 2 ? [free * 0.58, free * 0.42] : [free];
  return (
    rays(x, y, radius, colorOf(own)) +
    head(own.head, x, y, radius, 'delighted') +
    (own.place?.rank === 1 ? crown(x, y, radius) : '') +
    (reason
      ? blockAt(
          reason,
          isWide(sheet) ? left : x,
          isWide(sheet)
            ? area.y + Math.max(0, (factsTop - area.y - reason.height) / 2)
            : factsTop - reasonHeight,
          { fill: palette.ink, anchor: isWide(sheet) ? 'start' : 'middle' },
        )
      : '') +
    shown
      .map((one, index) =>
        fact(one, sheet, {
          x: index === 0 ? left : left + (widths[0] ?? 0) + size.gap,
          y: factsTop,
          width: widths[index] ?? 0,
          height: size.height,
        }),
      )
      .join('')
  );
};

/** Draws one player: face, title and its reason, who is most alike, and place and points, as SVG. Pure. `me`: an alias. */
export const ownSvg = (
  result: SharedResult,
  me: string,
  { format, address }: { format: 'upright' | 'wide' } & Pick<PictureLook, 'address'>,
): string | null => {
  const own = ownOf(result, me);
  if (!own) return null;
  const sheet = sheets[format];
  const themes = themesOf(result).map((theme) => legible(theme));
  const kicker = themes.length === 1 ? `${own.name} · ${listed(themes)}` : `${own.name} on game night`;
  return framed(sheet, { kicker, headline: own.title, address, color: colorOf(own) }, (area) =>
    content(own, sheet, area),
  );
};
