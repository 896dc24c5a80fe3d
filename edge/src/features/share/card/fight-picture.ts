import type { SharedResult } from '../shared-result.ts';
import { line } from './drawing.ts';
import { type Fight, fightOf } from './fight.ts';
import { type DrawnSide, uprightSides } from './fight-upright.ts';
import { wideSides } from './fight-wide.ts';
import {
  type Area,
  balancedBlock,
  blockAt,
  drawing,
  footOf,
  ground,
  isWide,
  type PictureLook,
  portrait,
  type Sheet,
  textBlock,
} from './frame.ts';
import { groupPicture } from './group-picture.ts';
import { head } from './heads.ts';
import { groundColors, palette } from './palette.ts';
import { pictureBox } from './picture-box.ts';
import { winnerInFoot } from './winner-line.ts';

/** Stands above a sentence that says all. */
const biggest = 'The biggest fight';

/** Stands below the face of a hero who is a player: a stranger does not know the name. */
const onePlayer = 'a player';

/** The measures of the sentence: font sizes, the greatest height of the hero, and the side of its picture or face. */
const measures = {
  upright: { heading: 72, headings: 3, hero: 150, least: 52, heroes: 3, most: 300, label: 46, side: 300 },
  wide: { heading: 38, headings: 2, hero: 92, least: 40, heroes: 2, most: 180, label: 30, side: 190 },
} as const;

/** Draws the one sentence of the fight: what it is about, large, with its picture or face beside it, and the question above. Returns where it ends. */
const sentence = (
  { heading, hero, heroHead, picture }: Fight,
  sheet: Sheet,
  hasPicture: PictureLook['hasPicture'],
): { drawn: string; end: number } => {
  const { width, margin, least, tooLong } = sheet;
  const size = measures[isWide(sheet) ? 'wide' : 'upright'];
  const url = picture !== null && hasPicture(picture) ? picture : null;
  const side = url !== null || heroHead ? size.side : 0;
  const inner = width - 2 * margin - (side > 0 ? side + margin / 2 : 0);
  const above = textBlock(heading ?? biggest, {
    face: 'text',
    size: size.heading,
    least,
    tooLong,
    width: inner,
    most: size.headings,
  });
  const words = balancedBlock(hero, {
    face: 'display',
    size: size.hero,
    least: size.least,
    tooLong,
    width: inner,
    most: size.heroes,
    height: size.most,
  });
  const textHeight = above.height + 8 + words.height;
  const top = margin - 8;
  // A short sentence stands in the middle of its picture.
  const start = top + Math.max(0, (side - textHeight) / 2);
  const square: Area = { x: width - margin - side, y: margin, width: side, height: side };
  const label = textBlock(onePlayer, {
    face: 'text',
    size: size.label,
    least,
    tooLong,
    width: side,
    most: 1,
  });
  // The face leaves room for the words below it.
  const radius = (side - label.height) / 2 - 10;
  const middle = square.x + side / 2;
  return {
    drawn:
      blockAt(above, margin, start, { fill: palette.hotInk }) +
      blockAt(words, margin, start + above.height + 8, { fill: palette.ink }) +
      (url === null ? '' : pictureBox(url, square, 32)) +
      (heroHead
        ? head(heroHead, middle, square.y + radius + 10, radius, 'neutral') +
          blockAt(label, middle, square.y + side - label.height, { fill: palette.ink, anchor: 'middle' })
        : ''),
    end: Math.max(top + textHeight, margin + side),
  };
};

/** What a reader is asked below an upright fight, if there is room. A wide one has no height for it. */
const readersQuestion = 'Whose side are you on?';
const readersSize = 54;
const readersHeight = 88;

/** An upright or wide fight in its parts, from back to front. */
type FightParts = { ground: string; sentence: string; sides: DrawnSide[]; foot: string };

const fightParts = (
  fight: Fight,
  result: SharedResult,
  sheet: Sheet,
  { address, hasPicture }: PictureLook,
): FightParts => {
  const { drawn, end } = sentence(fight, sheet, hasPicture);
  const { drawn: marks, free } = footOf(sheet, address);
  const foot = marks + winnerInFoot(result, sheet, free);
  const y = end + sheet.margin * 0.6;
  const area = {
    x: sheet.margin,
    y,
    width: sheet.width - 2 * sheet.margin,
    height: free.y - sheet.margin * 0.5 - y,
  };
  const parts = { ground: ground(sheet, groundColors.fight), sentence: drawn, foot };
  if (isWide(sheet))
    return { ...parts, sides: [{ bubble: wideSides(fight.fighters, sheet, area), person: '' }] };
  const sides = (height: number) => uprightSides(fight.fighters, sheet, { ...area, height }, hasPicture);
  const asking = sides(area.height - readersHeight);
  if (!asking.isRoomy) return { ...parts, sides: sides(area.height).drawn };
  const asked = line(readersQuestion, area.x + area.width / 2, area.y + area.height - 10, {
    face: 'display',
    size: readersSize,
    fill: palette.hotInk,
    anchor: 'middle',
  });
  return { ...parts, sides: asking.drawn, foot: asked + foot };
};

/** Draws the two players who were farthest apart, with their words, as SVG. Pure. */
export const fightSvg = (result: SharedResult, sheet: Sheet, look: PictureLook): string => {
  const fight = fightOf(result);
  if (!fight)
    return groupPicture(
      result,
      sheet,
      { address: look.address, color: groundColors.fight },
      'Peace at the table',
      result.rounds.length > 0 ? 'No two answers were far apart.' : 'Our own themes stay among us.',
    );
  const parts = fightParts(fight, result, sheet, look);
  const both = parts.sides.map(({ bubble, person }) => bubble + person).join('');
  return drawing(sheet, parts.ground + parts.sentence + both + parts.foot);
};

/** The layers of a moving fight, in the order in which the sheet has them: see `web/src/features/share/moving`. */
const layersOf = ({ ground, sentence, sides: [one, other], foot }: FightParts): string[] => [
  ground,
  sentence,
  one?.person ?? '',
  other?.person ?? '',
  one?.bubble ?? '',
  other?.bubble ?? '',
  foot,
];

/**
 * Draws the parts of the upright fight below each other, each as large as half a picture and transparent where it draws nothing, for
 * a page that moves them. Without a fight it is the upright picture.
 */
export const fightLayersSvg = (result: SharedResult, look: PictureLook): string => {
  const fight = fightOf(result);
  if (!fight) return fightSvg(result, portrait, look);
  const layers = layersOf(fightParts(fight, result, portrait, look));
  const [width, height] = [portrait.width / 2, portrait.height / 2];
  const drawn = layers.map((layer, index) => {
    const clip = `layer-${index}`;
    return (
      `<clipPath id="${clip}"><rect y="${index * portrait.height}" width="${portrait.width}" height="${portrait.height}"/></clipPath>` +
      `<g clip-path="url(#${clip})"><g transform="translate(0 ${index * portrait.height})">${layer}</g></g>`
    );
  });
  return drawing(
    { width, height: height * layers.length },
    `<g transform="scale(0.5)">${drawn.join('')}</g>`,
  );
};
