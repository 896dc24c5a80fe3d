import { favouritesOf } from '@tallyho/game/awards/favourites';
import { pointsText } from '@tallyho/game/awards/score-words';
import { ranked } from '@tallyho/game/minigames/ranking';
import type { SharedResult } from '../shared-result.ts';
import { dayOf, headline, totals } from '../words.ts';
import { casting, legible } from './cast.ts';
import { spelt } from './content.ts';
import { line } from './drawing.ts';
import { type Area, blockAt, box, framed, type Sheet, textBlock } from './frame.ts';
import { groupPicture } from './group-picture.ts';
import { type Head, type HeadExpression, head } from './heads.ts';
import { palette } from './palette.ts';

/** A player or an item with its rank; `head` null: an item. */
type Standing = { rank: number; name: string; figure: string; head: Head | null };

/** More places than these have no steps. */
const steps = 3;
const stepGap = 18;
const looks = [
  { fill: palette.gold, height: 1, expression: 'delighted' },
  { fill: palette.silver, height: 0.86, expression: 'smug' },
  { fill: palette.bronze, height: 0.74, expression: 'neutral' },
] as const satisfies readonly { fill: string; height: number; expression: HeadExpression }[];
const lookOf = (rank: number) => looks[rank - 1] ?? looks[2];

const standingsOf = (result: SharedResult): Standing[] => {
  const { scores } = spelt(result).awards;
  const roleOf = casting(result);
  if (scores.length > 0)
    return scores.map(({ player, points, rank }) => ({
      rank,
      name: player.username,
      figure: pointsText(points),
      head: roleOf(player)?.head ?? { avatar: player.avatar, color: null },
    }));
  return ranked(favouritesOf(result.rounds), ({ share }) => share)
    .slice(0, 5)
    .map(({ item, share, rank }) => ({
      rank,
      name: legible(item.alt),
      figure: `${Math.round(share * 100)}%`,
      head: null,
    }));
};

/** The texts of a step, and the height that they need. */
const stepTexts = ({ name, figure }: Standing, { text, least }: Sheet, width: number) => {
  const names = textBlock(name, { face: 'display', size: text, least, width: width - 28, most: 3 });
  const points = textBlock(figure, { face: 'text', size: least + 4, least, width: width - 28, most: 1 });
  return { names, points, height: names.height + points.height + 48 };
};

const stepAt = (
  { rank, head: whose, ...standing }: Standing & ReturnType<typeof stepTexts>,
  { radius, ...area }: Area & { radius: number },
): string => {
  const { fill, height, expression } = lookOf(rank);
  const tall = (area.height - 2 * radius - 40) * height;
  const top = area.y + area.height - tall;
  const middle = area.x + area.width / 2;
  const free = tall - standing.height;
  const place = {
    face: 'display',
    size: Math.min(220, free),
    fill: palette.onBright,
    anchor: 'middle',
  } as const;
  return (
    box({ x: area.x, y: top, width: area.width, height: tall }, fill) +
    (free > 60
      ? `<g opacity="0.2">${line(String(rank), middle, area.y + area.height - 24, place)}</g>`
      : '') +
    blockAt(standing.names, middle, top + 22, { fill: palette.onBright, anchor: 'middle' }) +
    blockAt(standing.points, middle, top + 28 + standing.names.height, {
      fill: palette.onBright,
      anchor: 'middle',
    }) +
    (whose ? head(whose, middle, top - radius - 14, radius, expression) : '')
  );
};

const rowAt = ({ rank, name, figure, head: whose }: Standing, sheet: Sheet, area: Area): string => {
  const middle = area.y + area.height / 2;
  const { least, text } = sheet;
  const points = textBlock(figure, {
    face: 'text',
    size: least + 2,
    least,
    width: area.width * 0.3,
    most: 1,
  });
  const radius = whose ? Math.min(52, area.height / 2 - 10) : 0;
  const left = area.x + 84 + (whose ? 2 * radius + 28 : 0);
  const names = textBlock(name, {
    face: 'display',
    size: text,
    least,
    width: area.x + area.width - left - area.width * 0.24,
    most: 1,
  });
  const place = textBlock(String(rank), { face: 'display', size: text, least, width: 70, most: 1 });
  return (
    box(area, palette.surface) +
    `<circle cx="${area.x + 44}" cy="${middle}" r="30" fill="${rank <= steps ? lookOf(rank).fill : palette.quiet}"/>` +
    blockAt(place, area.x + 44, middle - place.height / 2, { fill: palette.onBright, anchor: 'middle' }) +
    (whose ? head(whose, area.x + 92 + radius, middle, radius, rank === 1 ? 'delighted' : null) : '') +
    blockAt(names, left, middle - names.height / 2, { fill: palette.ink }) +
    blockAt(points, area.x + area.width - 20, middle - points.height / 2, {
      fill: palette.quiet,
      anchor: 'end',
    })
  );
};

const rowsAt = (standings: readonly Standing[], sheet: Sheet, area: Area, pitch: number): string =>
  standings
    .map((one, index) => rowAt(one, sheet, { ...area, y: area.y + index * pitch, height: pitch - 12 }))
    .join('');

/** Draws the places of a game as SVG: steps for the first three, rows for the others and for ties. Pure. `address`: of the site. */
export const podiumSvg = (result: SharedResult, sheet: Sheet, address: string): string => {
  const standings = standingsOf(result);
  if (standings.length === 0)
    return groupPicture(result, sheet, address, 'Our game night', 'Thanks for playing!');
  const title = legible(headline(spelt(result)), 'Our game night');
  const kicker = `${totals(result)} · ${dayOf(result)}`;
  return framed(sheet, { kicker, headline: title, address }, (area) => {
    const onSteps = standings.filter(({ rank, head: whose }) => rank <= steps && whose !== null);
    if (onSteps.length === 0 || onSteps.length > steps)
      return rowsAt(standings, sheet, area, Math.min(220, area.height / standings.length));
    const others = standings.slice(onSteps.length);
    const pitch = Math.min(104, (area.height * 0.5) / Math.max(1, others.length));
    const podium = { ...area, height: area.height - others.length * pitch - (others.length > 0 ? 20 : 0) };
    // Silver, gold, bronze from left to right, as in Game Over.
    const [first, second, third] = onSteps;
    const standing = [second, first, third].filter((one) => one !== undefined);
    const width = (area.width - 2 * stepGap) / steps;
    const left = area.x + (area.width - standing.length * width - (standing.length - 1) * stepGap) / 2;
    const placed = standing.map((one) => ({ ...one, ...stepTexts(one, sheet, width) }));
    // The faces leave room for the longest names.
    const needed = Math.max(...placed.map((one) => one.height / lookOf(one.rank).height));
    const radius = Math.max(
      48,
      Math.min(width / 2 - 16, podium.height * 0.2, (podium.height - 40 - needed) / 2),
    );
    return (
      placed
        .map((one, index) => stepAt(one, { ...podium, x: left + index * (width + stepGap), width, radius }))
        .join('') + rowsAt(others, sheet, { ...area, y: podium.y + podium.height + 20 }, pitch)
    );
  });
};
