import type { SharedResult } from '../shared-result.ts';
import { type CardContent, cardContent, type Note, type Place } from './content.ts';
import { broken, fittedLine, line } from './drawing.ts';
import { widthOf } from './fonts.ts';
import { type Head, head } from './heads.ts';
import { palette } from './palette.ts';

/** Image size that messengers show uncropped. */
export const cardSize = { width: 1200, height: 630 } as const;
const edge = 56;
const outline = `stroke="${palette.line}" stroke-width="4"`;

/** A box with a thick outline and a hard edge below it. */
const box = (x: number, y: number, width: number, height: number, fill: string, radius = 26): string =>
  `<rect x="${x}" y="${y + 8}" width="${width}" height="${height}" rx="${radius}" fill="${palette.line}" ${outline}/>` +
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${outline}/>`;

/**
 * The night background with a spotlight on the podium. Flat colours, because gradients make the image many times
 * larger.
 */
const ground = (): string => {
  const rays = Array.from({ length: 14 }, (_, index) => {
    const [from, to] = [index / 14, (index + 0.5) / 14].map((turn) => {
      const angle = turn * 2 * Math.PI + 0.12;
      return `${Math.round(386 + 1200 * Math.cos(angle))} ${Math.round(430 + 1200 * Math.sin(angle))}`;
    });
    return `M386 430 ${from} ${to}Z`;
  });
  const bubbles = [
    [1106, 96, 118],
    [948, 40, 44],
    [54, 400, 84],
    [640, 80, 70],
    [716, 372, 34],
  ].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`);
  return (
    `<rect width="1200" height="630" fill="${palette.bg}"/>` +
    `<path d="${rays.join('')}" fill="${palette.ray}"/>` +
    `<g fill="none" stroke="${palette.pattern}" stroke-opacity="0.06" stroke-width="5">${bubbles.join('')}</g>` +
    `<circle cx="386" cy="430" r="330" fill="${palette.glow}" fill-opacity="0.5"/><circle cx="386" cy="430" r="226" fill="${palette.glow}"/>`
  );
};

const header = ({ totals, day }: CardContent): string =>
  `<g transform="translate(${edge} 36)"><rect x="2" y="2" width="54" height="52" rx="15" fill="${palette.hot}" stroke="${palette.line}" stroke-width="4"/>` +
  `<path transform="scale(0.9)" d="M17.5 19v25M27 18v26M36.5 18.5v25.5M46 18v26M11.5 39.5 52.5 23" fill="none" stroke="${palette.onBright}" stroke-width="6" stroke-linecap="round"/></g>` +
  line('Tallyho', edge + 72, 77, { face: 'display', size: 42, fill: palette.ink }) +
  line(`${totals} · ${day}`, 1200 - edge, 74, { face: 'text', size: 26, fill: palette.quiet, anchor: 'end' });

const steps = {
  1: { fill: palette.gold, height: 252 },
  2: { fill: palette.silver, height: 198 },
  3: { fill: palette.bronze, height: 158 },
} as const;
const stepOf = (rank: number) => (rank === 1 || rank === 2 ? steps[rank] : steps[3]);
const stage = { width: 658, column: 206, gap: 20 };

const place = ({ rank, name, figure, head: whose }: Place, x: number, column: number): string => {
  const { fill, height } = stepOf(rank);
  const top = cardSize.height - height;
  const middle = x + column / 2;
  const width = column - 22;
  const radius = Math.min(rank === 1 ? 58 : 48, column / 2 - 12);
  const dark = { fill: palette.onBright, anchor: 'middle' } as const;
  const names =
    whose === null
      ? broken(name, { face: 'display', size: 27, width, most: 2 }).map((words, index) =>
          line(words, middle, top + 46 + index * 32, { face: 'display', size: 27, ...dark }),
        )
      : [fittedLine(name, middle, top + 52, { face: 'display', size: 32, least: 18, width, ...dark })];
  const below = top + 46 + (names.length - 1) * 32 + 40;
  const size = Math.min(cardSize.height - below - 10, column);
  return (
    box(x, top, column, height + 60, fill, 24) +
    `<g opacity="0.2">${line(String(rank), middle, cardSize.height - 14, { face: 'display', size, ...dark })}</g>` +
    names.join('') +
    fittedLine(figure, middle, below, { face: 'text', size: 27, least: 16, width, ...dark }) +
    (whose ? head(whose, middle, top - radius - 14, radius) : medal(rank, middle, top - 34, fill))
  );
};

const medal = (rank: number, x: number, y: number, fill: string): string =>
  rank === 1
    ? `<path transform="translate(${x - 44} ${y - 66}) scale(3.7)" d="M12 1.8 15 8.6 22.5 9.4 16.9 14.4 18.5 21.8 12 18 5.5 21.8 7.1 14.4 1.5 9.4 9 8.6Z" fill="${fill}" stroke="${palette.line}" stroke-width="1.4" stroke-linejoin="round"/>`
    : '';

/** Silver, gold, bronze from left to right, as on real podiums and in Game Over. */
const podium = (places: readonly Place[]): string => {
  const standing = [2, 1, 3].flatMap((rank) => places.filter((one) => one.rank === rank));
  const gaps = (standing.length - 1) * stage.gap;
  const column = Math.min(stage.column, (stage.width - gaps) / standing.length);
  const left = edge + (stage.width - column * standing.length - gaps) / 2;
  return standing.map((one, index) => place(one, left + index * (column + stage.gap), column)).join('');
};

const noteBox = { x: 772, y: 214, width: 1200 - edge - 772, height: 150, gap: 26 };
const noteTop = (index: number): number => noteBox.y + index * (noteBox.height + noteBox.gap);

const note = ({ kicker, title, words, heads }: Note, y: number): string => {
  const { x, width, height } = noteBox;
  const left = x + 26;
  const room = width - 52;
  const isLong = widthOf(title, 'display', 27) > room;
  const faces = heads.map((one, index) =>
    head(one, x + width - 52 - (heads.length - 1 - index) * 62, y + 10, 29),
  );
  const titles = isLong
    ? broken(title, { face: 'display', size: 24, width: room, most: 2 }).map((one, index) =>
        line(one, left, y + 72 + index * 28, { face: 'display', size: 24, fill: palette.ink }),
      )
    : [
        fittedLine(title, left, y + 88, {
          face: 'display',
          size: 34,
          least: 27,
          fill: palette.ink,
          width: room,
        }),
      ];
  return (
    box(x, y, width, height, palette.surface) +
    line(kicker, left, y + 38, { face: 'text', size: 22, fill: palette.hotInk }) +
    titles.join('') +
    fittedLine(words, left, y + 128, {
      face: 'text',
      size: 23,
      least: 18,
      fill: palette.quiet,
      width: room,
    }) +
    faces.join('')
  );
};

/** Without a podium, shows all players in the spotlight. */
const crowd = (heads: readonly Head[]): string => {
  const perRow = Math.min(heads.length, 4);
  const left = 386 - ((perRow - 1) * 148) / 2;
  const top = heads.length > 4 ? 340 : 410;
  return heads
    .map((one, index) => head(one, left + (index % perRow) * 148, top + Math.floor(index / perRow) * 156, 56))
    .join('');
};

/** The other players: heads in a row below the notes. */
const others = ({ others: heads, notes }: CardContent): string => {
  const y = notes.length === 0 ? noteBox.y + 24 : noteTop(notes.length) + 22;
  return heads.map((one, index) => head(one, noteBox.x + 24 + index * 54, y, 20)).join('');
};

/** Draws the result card as SVG, 1200 by 630. Pure: the same result gives byte-identical output. */
export const cardSvg = (result: SharedResult): string => {
  const content = cardContent(result);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}" viewBox="0 0 ${cardSize.width} ${cardSize.height}">` +
    ground() +
    header(content) +
    fittedLine(content.headline, edge, 170, {
      face: 'display',
      size: 68,
      least: 40,
      fill: palette.ink,
      width: cardSize.width - 2 * edge,
    }) +
    (content.places.length > 0 ? podium(content.places) : crowd(content.others)) +
    content.notes.map((one, index) => note(one, noteTop(index))).join('') +
    (content.places.length > 0 ? others(content) : '') +
    '</svg>'
  );
};
