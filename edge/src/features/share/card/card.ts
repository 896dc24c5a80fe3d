import type { SharedResult } from '../shared-result.ts';
import { type CardContent, cardContent, type Note, type Other, type Place } from './content.ts';
import { fittedLine, fittedLines, leading, line } from './drawing.ts';
import { head } from './heads.ts';
import { palette } from './palette.ts';

/** Image size that messengers show uncropped. */
const cardSize = { width: 1200, height: 630 } as const;
const edge = 56;
const outline = `stroke="${palette.line}" stroke-width="4"`;

/** A box with a thick outline and a hard edge below it. */
const box = (x: number, y: number, width: number, height: number, fill: string, radius = 26): string =>
  `<rect x="${x}" y="${y + 8}" width="${width}" height="${height}" rx="${radius}" fill="${palette.line}" ${outline}/>` +
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${outline}/>`;

/**
 * The night background with a spotlight on the podium. Flat colors, because gradients make the image many times
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
  // The points are below the name, also on the lowest step.
  const fitted = fittedLines(name, {
    face: 'display',
    size: whose ? 32 : 27,
    least: 14,
    width,
    most: 3,
    height: height - 76,
  });
  const pitch = fitted.size * leading;
  const first = top + 20 + fitted.size;
  const names = fitted.lines.map((words, index) =>
    line(words, middle, first + index * pitch, { face: 'display', size: fitted.size, ...dark }),
  );
  const below = first + (names.length - 1) * pitch + 36;
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

const noteBox = { x: 772, y: 206, width: 1200 - edge - 772, height: 128, gap: 18 };
const noteTop = (index: number): number => noteBox.y + index * (noteBox.height + noteBox.gap);

const isCut = ({ lines }: { readonly lines: readonly string[] }) => lines.some((one) => one.endsWith('…'));

/** The parts of a title in one line if they are large enough there, otherwise two names in a line each, or one name in two. */
const titleLines = (parts: readonly string[], width: number): { size: number; lines: string[] } => {
  const look = { face: 'display', size: 32, width } as const;
  const inOne = fittedLines(parts.join(' '), { ...look, least: 22, most: 1 });
  if (!isCut(inOne)) return inOne;
  if (parts.length === 1) return fittedLines(parts.join(' '), { ...look, least: 17, most: 2 });
  const each = parts.map((part) => fittedLines(part, { ...look, size: 26, least: 15, most: 1 }));
  return { size: Math.min(...each.map(({ size }) => size)), lines: each.flatMap(({ lines }) => lines) };
};

const note = ({ kicker, title, words, heads }: Note, y: number): string => {
  const { x, width, height } = noteBox;
  const left = x + 26;
  const room = width - 52;
  const titled = titleLines(title, room);
  const sentences = [
    { least: 20, most: 1 },
    { least: 17, most: 2 },
  ].flatMap((look) =>
    words.map((text) => fittedLines(text, { face: 'text', size: 22, width: room, ...look })),
  );
  const sentence = sentences.find((fitted) => !isCut(fitted)) ?? sentences.at(-1);
  const lines = [
    ...titled.lines.map((one) => ({ one, face: 'display', size: titled.size, fill: palette.ink }) as const),
    ...(sentence?.lines ?? []).map(
      (one) => ({ one, face: 'text', size: sentence?.size ?? 22, fill: palette.quiet }) as const,
    ),
  ];
  const [first, last] = [y + 44, y + height - 12];
  const shrunk = Math.min(1, (last - first) / lines.reduce((sum, { size }) => sum + size * leading, 0));
  let baseline = first;
  const texts = lines.map(({ one, ...look }) => {
    const size = Math.floor(look.size * shrunk * 10) / 10;
    baseline += size * leading;
    return line(one, left, baseline, { ...look, size });
  });
  const faces = heads.map((one, index) =>
    head(one, x + width - 52 - (heads.length - 1 - index) * 62, y + 10, 29),
  );
  return (
    box(x, y, width, height, palette.surface) +
    line(kicker, left, y + 36, { face: 'text', size: 21, fill: palette.hotInk }) +
    texts.join('') +
    faces.join('')
  );
};

/** Without a podium, shows all players in the spotlight, with their names. */
const crowd = (players: readonly Other[]): string => {
  const perRow = Math.min(players.length, 4);
  const left = 386 - ((perRow - 1) * 164) / 2;
  const [top, pitch] = players.length > 4 ? [290, 176] : [380, 0];
  return players
    .map(({ name, head: whose }, index) => {
      const [x, y] = [left + (index % perRow) * 164, top + Math.floor(index / perRow) * pitch];
      const { size, lines } = fittedLines(name, {
        face: 'display',
        size: 24,
        least: 14,
        width: 150,
        most: 2,
      });
      const names = lines.map((one, row) =>
        line(one, x, y + 84 + row * size * leading, {
          face: 'display',
          size,
          fill: palette.ink,
          anchor: 'middle',
        }),
      );
      return head(whose, x, y, 50) + names.join('');
    })
    .join('');
};

/** The other players below the notes: heads with rank and name, in two columns. */
const others = ({ others: players, notes }: CardContent): string => {
  const top = noteTop(notes.length) + 6;
  const rows = Math.ceil(players.length / 2);
  const pitch = Math.min(40, (cardSize.height - 8 - top) / Math.max(rows, 1));
  const radius = Math.min(16, pitch / 2 - 3);
  const column = noteBox.width / 2;
  return players
    .map(({ name, rank, head: whose }, index) => {
      const x = noteBox.x + (index % 2) * column;
      const y = top + (Math.floor(index / 2) + 0.5) * pitch;
      const left = x + (rank === null ? 0 : 22);
      const width = column - (left - x) - 2 * radius - 22;
      const look = { face: 'display', width } as const;
      const inOne = fittedLines(name, { ...look, size: 22, least: 16, most: 1 });
      const { size, lines } = isCut(inOne)
        ? fittedLines(name, { ...look, size: 16, least: 11, most: 2, height: pitch })
        : inOne;
      const pitchOfLines = size * leading;
      const names = lines.map((one, row) =>
        line(one, left + 2 * radius + 14, y + size * 0.35 + (row - (lines.length - 1) / 2) * pitchOfLines, {
          face: 'display',
          size,
          fill: palette.ink,
        }),
      );
      const place = { face: 'display', size: 20, fill: palette.quiet } as const;
      return (
        (rank === null ? '' : line(String(rank), x, y + 7, place)) +
        head(whose, left + radius + 2, y, radius) +
        names.join('')
      );
    })
    .join('');
};

/** The winner, or what the group loved: one large line, or two smaller ones. */
const headlineOf = ({ headline }: CardContent): string => {
  const look = { face: 'display', width: cardSize.width - 2 * edge } as const;
  const large = fittedLines(headline, { ...look, size: 68, least: 44, most: 1 });
  const isLarge = !isCut(large);
  const { size, lines } = isLarge ? large : fittedLines(headline, { ...look, size: 44, least: 26, most: 2 });
  return lines
    .map((one, index) =>
      line(one, edge, isLarge ? 170 : 142 + index * 48, { face: 'display', size, fill: palette.ink }),
    )
    .join('');
};

/** Draws the podium with the awards as SVG, 1200 by 630. Pure: the same result gives byte-identical output. */
export const cardSvg = (result: SharedResult): string => {
  const content = cardContent(result);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}" viewBox="0 0 ${cardSize.width} ${cardSize.height}">` +
    ground() +
    header(content) +
    headlineOf(content) +
    (content.more &&
      line(content.more, 386, 236, { face: 'text', size: 26, fill: palette.quiet, anchor: 'middle' })) +
    (content.places.length > 0 ? podium(content.places) : crowd(content.others)) +
    content.notes.map((one, index) => note(one, noteTop(index))).join('') +
    (content.places.length > 0 ? others(content) : '') +
    '</svg>'
  );
};
