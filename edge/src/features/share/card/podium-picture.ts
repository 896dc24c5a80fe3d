import { favouritesOf } from '@tallyho/game/awards/favourites';
import { pointsText } from '@tallyho/game/awards/score-words';
import { type WinnerTitle, winningScores } from '@tallyho/game/awards/winning-scores';
import { ranked } from '@tallyho/game/minigames/ranking';
import type { Person } from '@tallyho/game/model/person';
import type { SharedResult } from '../shared-result.ts';
import { dayOf, headline, totals } from '../words.ts';
import { casting, castOf, legible } from './cast.ts';
import { spelt } from './content.ts';
import { leading, line } from './drawing.ts';
import { type Face, widthOf } from './fonts.ts';
import {
  type Area,
  blockAt,
  box,
  framed,
  type PictureLook,
  type Sheet,
  type TextBlock,
  textBlock,
  wide,
} from './frame.ts';
import { groupPicture } from './group-picture.ts';
import { crown, type Head, type HeadExpression, head } from './heads.ts';
import { groundColors, palette } from './palette.ts';
import { pictureBox } from './picture-box.ts';

/** A player or an item on the picture. `rank` null: a player without points. `head` null: an item, whose `picture` is drawn if possible. */
type Standing = {
  rank: number | null;
  name: string;
  /** The player's title; null for items. */
  title: string | null;
  figure: string;
  head: Head | null;
  picture: string | null;
};

/** More places than these have no steps. */
const steps = 3;
const stepGap = 18;
/** The width of the first step, in widths of the others. */
const goldWidth = 1.35;
const leastRadius = { upright: 48, wide: 34 };
/** Below this radius the steps are lower, so that the faces are larger. */
const smallRadius = { upright: 48, wide: 70 };
const looks = [
  { fill: palette.gold, height: 1, low: 1, expression: 'delighted' },
  { fill: palette.silver, height: 0.82, low: 0.95, expression: 'smug' },
  { fill: palette.bronze, height: 0.7, low: 0.9, expression: 'shocked' },
  { fill: palette.quiet, height: 0.62, low: 0.87, expression: 'wounded' },
] as const satisfies readonly {
  fill: string;
  /** Of the highest step; `low`: where long names leave little room. */
  height: number;
  low: number;
  expression: HeadExpression;
}[];
/** What is written for a player without points. */
const noScore: Readonly<Record<WinnerTitle, string>> = { favourite: 'not rated', knows: 'no guess' };
const lookOf = (rank: number | null) => looks[(rank ?? looks.length) - 1] ?? looks[3];

const standingsOf = (result: SharedResult, hasPicture: PictureLook['hasPicture']): Standing[] => {
  const { awards, players } = spelt(result);
  const { title, scores } = winningScores(awards);
  const roleOf = casting(result);
  const playerOf = (player: Person): Omit<Standing, 'rank' | 'figure'> => ({
    name: player.username,
    title: result.titles.find((title) => title.player.user === player.user)?.name ?? null,
    head: roleOf(player)?.head ?? { avatar: player.avatar, color: null },
    picture: null,
  });
  if (scores.length > 0)
    return [
      ...scores.map(({ player, points, rank }) => ({
        ...playerOf(player),
        rank,
        figure: pointsText(points),
      })),
      ...players
        .filter(({ user }) => !scores.some(({ player }) => player.user === user))
        .map((player) => ({ ...playerOf(player), rank: null, figure: noScore[title] })),
    ];
  return ranked(favouritesOf(result.rounds), ({ share }) => share).map(({ item, share, rank }) => ({
    rank,
    name: legible(item.alt),
    title: null,
    figure: `${Math.round(share * 100)}%`,
    head: null,
    picture: item.url !== null && hasPicture(item.url) ? item.url : null,
  }));
};

/** The texts of a step, and the height that they need. `enlarged`: how many times as large as on a full picture. */
const stepTexts = (
  { name, title, figure }: Standing,
  { text, least, tooLong }: Sheet,
  { width, enlarged }: { width: number; enlarged: number },
) => {
  const block = (words: string, face: Face, size: number, most: number) =>
    textBlock(words, { face, size: Math.round(size * enlarged), least, tooLong, width: width - 28, most });
  const blocks = [
    block(name, 'display', text, 3),
    block(figure, 'text', least + 4, 1),
    ...(title === null ? [] : [block(title, 'display', least, 2)]),
  ];
  return { blocks, height: blocks.reduce((sum, { height }) => sum + height + 6, 42) };
};

/** `radius`: of the face. `tallest`: the height of the first step. */
type StepPlace = Area & { radius: number; tallest: number; steepness: 'height' | 'low' };

const stepAt = (
  { rank, head: whose, ...standing }: Standing & ReturnType<typeof stepTexts>,
  { radius, tallest, steepness, ...area }: StepPlace,
): string => {
  const { fill, expression, ...heights } = lookOf(rank);
  const tall = tallest * heights[steepness];
  const top = area.y + area.height - tall;
  const middle = area.x + area.width / 2;
  const free = tall - standing.height;
  const place = {
    face: 'display',
    size: Math.min(300, free, area.width * 0.9),
    fill: palette.onBright,
    anchor: 'middle',
  } as const;
  let y = top + 22;
  const words = standing.blocks.map((block) => {
    const drawn = blockAt(block, middle, y, { fill: palette.onBright, anchor: 'middle' });
    y += block.height + 6;
    return drawn;
  });
  return (
    box({ x: area.x, y: top, width: area.width, height: tall }, fill) +
    (free > 60 && rank !== null
      ? `<g opacity="0.2">${line(String(rank), middle, area.y + area.height - 24, place)}</g>`
      : '') +
    words.join('') +
    (whose ? head(whose, middle, top - radius - 14, radius, expression) : '') +
    (whose && rank === 1 ? crown(middle, top - radius - 14, radius) : '')
  );
};

const rowAt = (standing: Standing, sheet: Sheet, area: Area): string => {
  const { rank, name, title, figure, head: whose, picture } = standing;
  const middle = area.y + area.height / 2;
  const { least, text, tooLong } = sheet;
  const block = (words: string, face: Face, size: number, width: number, most = 1) =>
    textBlock(words, { face, size, least, tooLong, width, most });
  // A high row has larger words and a larger face.
  const enlarged = area.height > 150 ? 1.4 : 1;
  const points = block(figure, 'text', (least + 2) * enlarged, area.width * 0.3);
  const radius = whose || picture !== null ? Math.min(whose ? 52 * enlarged : 96, area.height / 2 - 10) : 0;
  const left = area.x + 84 + (radius > 0 ? 2 * radius + 28 : 0);
  const pointsWidth = Math.max(...points.lines.map((one) => widthOf(one, points.face, points.size)));
  const width = area.x + area.width - left - Math.max(area.width * 0.24, pointsWidth + 36);
  const nameBeside = (other: TextBlock | null) =>
    block(
      name,
      'display',
      Math.min(text * enlarged, Math.max(least, (area.height - 10 - (other?.height ?? 0)) / leading)),
      width,
      enlarged > 1 && other === null ? 2 : 1,
    );
  const wanted = title === null ? null : block(title, 'text', least * enlarged, width);
  // The name leaves room for the title. On a wide picture a long name has a low row for itself.
  const hasRoom =
    wanted !== null && (sheet !== wide || nameBeside(wanted).height + wanted.height <= area.height);
  const titles = hasRoom ? wanted : null;
  const names = nameBeside(titles);
  const place = block(rank === null ? '–' : String(rank), 'display', text, 70);
  const top = middle - (names.height + (titles?.height ?? 0)) / 2;
  const square = { x: area.x + 92, y: middle - radius, width: 2 * radius, height: 2 * radius };
  return (
    box(area, palette.bg) +
    `<circle cx="${area.x + 44}" cy="${middle}" r="30" fill="${rank !== null && rank <= steps ? lookOf(rank).fill : palette.quiet}"/>` +
    blockAt(place, area.x + 44, middle - place.height / 2, { fill: palette.onBright, anchor: 'middle' }) +
    (whose ? head(whose, area.x + 92 + radius, middle, radius, rank === 1 ? 'delighted' : 'wounded') : '') +
    (picture === null ? '' : pictureBox(picture, square, 20)) +
    blockAt(names, left, top, { fill: palette.ink }) +
    (titles ? blockAt(titles, left, top + names.height, { fill: palette.gold }) : '') +
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

/** Draws rows, on a wide picture in two columns if there are more than four. */
const rowsIn = (standings: readonly Standing[], sheet: Sheet, area: Area, highest: number): string => {
  const columns = sheet === wide && standings.length > 4 ? 2 : 1;
  const most = Math.ceil(standings.length / columns);
  const pitch = Math.min(highest, area.height / Math.max(1, most));
  const width = (area.width - (columns - 1) * stepGap) / columns;
  const column = (index: number) =>
    rowsAt(
      standings.slice(index * most, (index + 1) * most),
      sheet,
      { ...area, x: area.x + index * (width + stepGap), width },
      pitch,
    );
  return Array.from({ length: columns }, (_, index) => column(index)).join('');
};

/** Draws the players of a game without points in two columns: faces, names and titles. */
const castAt = (result: SharedResult, sheet: Sheet, area: Area): string => {
  const { least, text, tooLong } = sheet;
  const cast = castOf(result);
  const [width, pitch] = [area.width / 2, area.height / Math.ceil(cast.length / 2)];
  const radius = Math.min(46, pitch / 2 - 8);
  return cast
    .map(({ name, head: whose }, index) => {
      const left = area.x + (index % 2) * width + radius + 8;
      const middle = area.y + (Math.floor(index / 2) + 0.5) * pitch;
      const room = width - 2 * radius - 48;
      const title = result.titles[index]?.name ?? '';
      const titles = textBlock(title, { face: 'text', size: least, least, tooLong, width: room, most: 1 });
      const size = Math.min(text, Math.max(least, (pitch - titles.height) / leading));
      const names = textBlock(name, { face: 'display', size, least, tooLong, width: room, most: 1 });
      const top = middle - (names.height + titles.height) / 2;
      return (
        head(whose, left, middle, radius, 'delighted') +
        blockAt(names, left + radius + 22, top, { fill: palette.ink }) +
        blockAt(titles, left + radius + 22, top + names.height, { fill: palette.gold })
      );
    })
    .join('');
};

/**
 * Draws the places of a game with the titles of the players, as SVG: steps for the first three, rows for the others and for ties.
 * Pure.
 */
export const podiumSvg = (
  result: SharedResult,
  sheet: Sheet,
  { address, hasPicture }: PictureLook,
): string => {
  const standings = standingsOf(result, hasPicture);
  if (standings.length === 0)
    return groupPicture(
      result,
      sheet,
      { address, color: groundColors.podium },
      'Our game night',
      'Thanks for playing!',
    );
  const title = legible(headline(spelt(result)), 'Our game night');
  const kicker = `${totals(result)} · ${dayOf(result)}`;
  return framed(sheet, { kicker, headline: title, address, color: groundColors.podium }, (area) => {
    const onSteps = standings.filter(
      ({ rank, head: whose }) => rank !== null && rank <= steps && whose !== null,
    );
    // The wide picture has no room for the players.
    if (sheet === wide && standings.every(({ head: whose }) => whose === null))
      return rowsIn(standings, sheet, area, 170);
    if (standings.every(({ head: whose }) => whose === null)) {
      const castHeight = Math.ceil(result.titles.length / 2) * 92;
      const rows = { ...area, height: area.height - castHeight - 20 };
      const pitch = Math.min(220, rows.height / standings.length);
      const cast = { ...area, y: area.y + rows.height + 20, height: castHeight };
      return rowsAt(standings, sheet, rows, pitch) + (castHeight > 0 ? castAt(result, sheet, cast) : '');
    }
    if (onSteps.length === 0 || onSteps.length > steps) return rowsIn(standings, sheet, area, 220);
    const others = standings.slice(onSteps.length);
    // On a wide picture one alone stands on a step of their own.
    const hasFourth = sheet === wide && others.length === 1;
    const isBeside = sheet === wide && others.length > 1;
    const pitch = isBeside
      ? Math.min(104, area.height / others.length)
      : Math.min(others.length > 2 ? 94 : 104, (area.height * 0.5) / Math.max(1, others.length));
    const below = sheet === wide || others.length === 0 ? 0 : others.length * pitch + 20;
    const podium = {
      ...area,
      width: isBeside ? area.width * (others.length > 2 ? 0.54 : 0.6) : area.width,
      height: area.height - below,
    };
    const rows = isBeside
      ? { ...area, x: area.x + podium.width + 24, width: area.width - podium.width - 24 }
      : { ...area, y: area.y + podium.height + 20 };
    // Silver, gold, bronze from left to right, as in Game Over.
    const [first, second, third] = onSteps;
    const standing = [second, first, third, ...(hasFourth ? others : [])].filter((one) => one !== undefined);
    const most = hasFourth ? steps + 1 : steps;
    const narrow = (podium.width - (most - 1) * stepGap) / (most - 1 + goldWidth);
    const widthOfStep = ({ rank }: Standing) => (rank === 1 ? narrow * goldWidth : narrow);
    const allWidths = standing.reduce((sum, one) => sum + widthOfStep(one) + stepGap, -stepGap);
    let left = area.x + (podium.width - allWidths) / 2;
    const enlarged = sheet !== wide && others.length <= 2 ? 1.25 : 1;
    const placed = standing.map((one) => {
      const [x, width] = [left, widthOfStep(one)];
      left += width + stepGap;
      return { one: { ...one, ...stepTexts(one, sheet, { width, enlarged }) }, x, width };
    });
    // The faces leave room for the longest names, and so does the difference between the steps.
    const radiusWith = (steepness: 'height' | 'low') =>
      (podium.height - 40 - Math.max(...placed.map(({ one }) => one.height / lookOf(one.rank)[steepness]))) /
      2;
    const format = sheet === wide ? 'wide' : 'upright';
    const least = leastRadius[format];
    const steepness = radiusWith('height') < smallRadius[format] ? 'low' : 'height';
    const highest = Math.max(least, Math.min(radiusWith(steepness), podium.height * 0.21));
    const radiusOf = (width: number) => Math.max(least, Math.min(width / 2 - 20, highest));
    const tallest = podium.height - 2 * radiusOf(narrow * goldWidth) - 40;
    return (
      placed
        .map(({ one, x, width }) =>
          stepAt(one, { ...podium, x, width, radius: radiusOf(width), tallest, steepness }),
        )
        .join('') + (hasFourth ? '' : rowsAt(others, sheet, rows, pitch))
    );
  });
};
