import { fittedLines, leading, line } from './drawing.ts';
import { type Face, widthOf } from './fonts.ts';
import { nightOf, palette, playerColors } from './palette.ts';

/**
 * The sheet that a picture is drawn on. `least`: the smallest font size on it. `tooLong`: what becomes of a text that is too long in
 * that size. It gets more lines, or, where there is no room for them, an ellipsis.
 */
export type Sheet = {
  width: number;
  height: number;
  margin: number;
  least: number;
  tooLong: 'lines' | 'ellipsis';
  /** The font sizes of the headline, the line above it, and all other texts. */
  headline: number;
  kicker: number;
  text: number;
  /** The distance of boxes, and of what is in them from their edges. */
  gap: number;
};

/** Fills a phone in a chat. */
export const portrait: Sheet = {
  width: 1080,
  height: 1350,
  margin: 56,
  least: 32,
  tooLong: 'lines',
  headline: 84,
  kicker: 40,
  text: 44,
  gap: 12,
};
/** Is shown uncropped in previews of links, several hundred pixels wide. */
export const wide: Sheet = {
  width: 1200,
  height: 630,
  margin: 48,
  least: 26,
  tooLong: 'ellipsis',
  headline: 56,
  kicker: 28,
  text: 34,
  gap: 7,
};

/** A wide picture with many rows, which need the height. */
export const wideAndFull: Sheet = { ...wide, headline: 44 };

/** Returns true if what does not fit below each other has room beside each other. */
export const isWide = ({ width, height }: Sheet): boolean => width > height;

/** What a drawing depends on beside the result. */
export type PictureLook = {
  /** Where to play, as a reader types it; empty: not named. */
  address: string;
  /** Returns true if the picture of an item with this URL can be drawn. Otherwise the drawing has its name alone. */
  hasPicture: (url: string) => boolean;
};

/** The part of a sheet that is left to the content. */
export type Area = { x: number; y: number; width: number; height: number };

/**
 * What is around the content of a picture. `address`: where to play. `color`: what the ground is a shade of. `beside`: the width that
 * kicker and headline leave at their end.
 */
export type FrameTexts = {
  kicker: string;
  headline: string;
  address: string;
  color: string;
  beside?: number;
};

const outline = `stroke="${palette.line}" stroke-width="4"`;

/** A box with a thick outline. */
export const box = ({ x, y, width, height }: Area, fill: string, radius = 22): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${outline}/>`;

type BlockLook = {
  face: Face;
  size: number;
  least: number;
  width: number;
  /** The maximum number of lines. */
  most: number;
  tooLong: Sheet['tooLong'];
  /** The maximum height in pixels. */
  height?: number;
};
export type TextBlock = { face: Face; size: number; lines: string[]; height: number };

/** Wraps a text: in the largest size at which it has at most `most` lines, otherwise in the smallest, with more lines or cut. */
export const textBlock = (words: string, look: BlockLook): TextBlock => {
  const fitted = fittedLines(words, { ...look, isTight: look.tooLong === 'ellipsis' });
  const { size, lines } =
    look.tooLong === 'lines' && fitted.lines.at(-1)?.endsWith('…')
      ? fittedLines(words, {
          ...look,
          size: look.least,
          most: Number.POSITIVE_INFINITY,
          height: Number.POSITIVE_INFINITY,
        })
      : fitted;
  return { face: look.face, size, lines, height: lines.length * size * leading };
};

/** Wraps a text as `textBlock` does, into lines that are about equally long. */
export const balancedBlock = (words: string, look: BlockLook): TextBlock => {
  const block = textBlock(words, look);
  const { size, lines } = block;
  let balanced = lines;
  for (let width = look.width - 8; width > 0; width -= 8) {
    const narrower = fittedLines(words, { face: look.face, size, least: size, width, most: lines.length });
    if (narrower.lines.join(' ') !== lines.join(' ')) break;
    balanced = narrower.lines;
  }
  return { ...block, lines: balanced };
};

/** Draws a block with its upper edge at `y`. */
export const blockAt = (
  { face, size, lines }: TextBlock,
  x: number,
  y: number,
  look: { fill: string; anchor?: 'start' | 'middle' | 'end' },
): string =>
  lines
    .map((words, index) =>
      line(words, x, Math.round(y + (index * leading + 0.9) * size), { face, size, ...look }),
    )
    .join('');

/** Where the confetti is, as parts of the way around the picture: more of it above than below. */
const around = [0.02, 0.09, 0.15, 0.21, 0.27, 0.31, 0.37, 0.45, 0.56, 0.69, 0.74, 0.79, 0.87, 0.94] as const;

/** Confetti in the margin of a picture, where it is behind no text, always in the same places. */
const confetti = ({ width, height, margin }: Pick<Sheet, 'width' | 'height' | 'margin'>): string => {
  const inset = margin * 0.32;
  const [wide, high] = [width - 2 * inset, height - 2 * inset];
  const pieces = around.map((part, index) => {
    const at = part * 2 * (wide + high);
    const [x, y] =
      at < wide
        ? [at, 0]
        : at < wide + high
          ? [wide, at - wide]
          : at < 2 * wide + high
            ? [2 * wide + high - at, high]
            : [0, 2 * (wide + high) - at];
    const isRound = index % 4 === 3;
    const size = margin * (isRound ? 0.42 : 0.62);
    const thin = isRound ? size : size * 0.55;
    const [left, top] = [inset + x - size / 2, inset + y - thin / 2].map(Math.round);
    const turn = (index * 67) % 180;
    return `<rect x="${left}" y="${top}" width="${Math.round(size)}" height="${Math.round(thin)}" rx="${isRound ? Math.round(size / 2) : 5}" fill="${playerColors[(index * 3) % playerColors.length]}" transform="rotate(${turn} ${Math.round(inset + x)} ${Math.round(inset + y)})"/>`;
  });
  return `<g fill-opacity="0.7">${pieces.join('')}</g>`;
};

/** The background in a dark shade of a color. Flat colors, because gradients make the image many times larger. */
export const ground = ({ width, height, margin }: Sheet, color: string): string => {
  const night = nightOf(color);
  const [x, y, far] = [width / 2, height * 0.56, width + height];
  const rays = Array.from({ length: 14 }, (_, index) => {
    const [from, to] = [index / 14, (index + 0.5) / 14].map((turn) => {
      const angle = turn * 2 * Math.PI + 0.12;
      return `${Math.round(x + far * Math.cos(angle))} ${Math.round(y + far * Math.sin(angle))}`;
    });
    return `M${x} ${y}L${from} ${to}Z`;
  });
  return (
    `<rect width="${width}" height="${height}" fill="${night.ground}"/>` +
    `<path d="${rays.join('')}" fill="${night.ray}"/>` +
    confetti({ width, height, margin })
  );
};

/** The mark of the product, 54 pixels wide. */
const mark = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><rect x="2" y="2" width="54" height="52" rx="15" fill="${palette.hot}" ${outline}/>` +
  `<path transform="scale(0.9)" d="M17.5 19v25M27 18v26M36.5 18.5v25.5M46 18v26M11.5 39.5 52.5 23" fill="none" stroke="${palette.onBright}" stroke-width="6" stroke-linecap="round"/></g>`;

/** The font size of the address: smaller than all other texts, but legible. */
const addressSize = 34;

/** The mark and the address of the site at the bottom of a picture. `free`: between them. */
export const footOf = (sheet: Sheet, address: string): { drawn: string; free: Area } => {
  const { width, height, margin, least, tooLong } = sheet;
  const y = height - margin - 46;
  const site = textBlock(address, {
    face: 'text',
    size: addressSize,
    least,
    tooLong,
    width: width - 2 * margin - 300,
    most: 1,
  });
  const name = { text: 'Tallyho', size: 44, x: margin + 74 };
  const nameEnd = name.x + widthOf(name.text, 'display', name.size) + margin;
  const siteStart = width - margin - Math.max(0, ...site.lines.map((one) => widthOf(one, 'text', site.size)));
  return {
    drawn:
      mark(margin, y) +
      line(name.text, name.x, y + 42, { face: 'display', size: name.size, fill: palette.ink }) +
      blockAt(site, width - margin, y + 50 - site.height, { fill: palette.quiet, anchor: 'end' }),
    free: { x: nameEnd, y, width: siteStart - margin - nameEnd, height: 54 },
  };
};

/** The parts of a picture, from back to front. */
type Framed = { ground: string; title: string; content: string; foot: string };

/**
 * Lays out a whole picture: background, kicker and headline, then `content` in the area between them and the mark with the
 * address of the site at the bottom. `foot`: what is free between mark and address.
 */
const frameParts = (
  sheet: Sheet,
  { kicker, headline, address, color, beside = 0 }: FrameTexts,
  content: (area: Area, foot: Area) => string,
): Framed => {
  const { margin, least, tooLong } = sheet;
  const inner = sheet.width - 2 * margin;
  const above = textBlock(kicker, {
    face: 'text',
    size: sheet.kicker,
    least,
    tooLong,
    width: inner - beside,
    most: 1,
  });
  const title = textBlock(headline, {
    face: 'display',
    size: sheet.headline,
    least,
    tooLong,
    width: inner - beside,
    most: isWide(sheet) ? 2 : 3,
  });
  const titleTop = margin - 8 + above.height + 6;
  const top = Math.ceil(titleTop + title.height + margin * 0.5);
  const { drawn, free } = footOf(sheet, address);
  const area = { x: margin, y: top, width: inner, height: free.y - margin * 0.5 - top };
  return {
    ground: ground(sheet, color),
    title:
      blockAt(above, margin, margin - 8, { fill: palette.hotInk }) +
      blockAt(title, margin, titleTop, { fill: palette.ink }),
    content: content(area, free),
    foot: drawn,
  };
};

/** The root of a drawing. */
export const drawing = ({ width, height }: Pick<Sheet, 'width' | 'height'>, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

/** Draws a whole picture: see `frameParts`. */
export const framed = (
  sheet: Sheet,
  texts: FrameTexts,
  content: (area: Area, foot: Area) => string,
): string => {
  const parts = frameParts(sheet, texts, content);
  return drawing(sheet, parts.ground + parts.title + parts.content + parts.foot);
};
