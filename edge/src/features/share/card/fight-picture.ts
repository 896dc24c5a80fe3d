import type { SharedResult } from '../shared-result.ts';
import { fittedLines, leading, line } from './drawing.ts';
import { type Fight, fightOf } from './fight.ts';
import { type DrawnSide, uprightSides } from './fight-upright.ts';
import { wideSides } from './fight-wide.ts';
import { widthOf } from './fonts.ts';
import {
  type Area,
  blockAt,
  drawing,
  type Framed,
  frameParts,
  isWide,
  type PictureLook,
  portrait,
  type Sheet,
  type TextBlock,
  textBlock,
} from './frame.ts';
import { groupPicture } from './group-picture.ts';
import { type Head, head } from './heads.ts';
import { palette } from './palette.ts';
import { pictureBox } from './picture-box.ts';

/** How much smaller what the question is about may be, so that it stands in one line. */
const smallerInOne = 0.82;

/** Wraps what the question is about into at most two lines. Words that are whole matter more here than the last of them. */
const situationBlock = (situation: string, sheet: Sheet, width: number): TextBlock => {
  const look = { face: 'text', size: sheet.text, least: sheet.least, width, most: 2 } as const;
  const inOne = fittedLines(situation, { ...look, least: sheet.text * smallerInOne, most: 1 });
  const { size, lines } = inOne.lines.some((one) => one.endsWith('…')) ? fittedLines(situation, look) : inOne;
  return { face: 'text', size, lines, height: lines.length * size * leading };
};

/** What a picture of two opinions on a player says above them. `told`: what else there is to say, or null. */
const headingOf = ({ question, subject, subjectHead, situation }: Fight) => {
  if (subject === null) return { kicker: biggest, headline: question, about: null, told: situation };
  if (subjectHead === null) return { kicker: question, headline: subject, about: null, told: situation };
  const about = { name: `about ${subject}`, head: subjectHead };
  // The description is the question if the name is none.
  return situation?.endsWith('?') && !question.endsWith('?')
    ? { kicker: question, headline: situation, about, told: null }
    : { kicker: biggest, headline: question, about, told: situation };
};

const biggest = 'The biggest fight';

/** The player whom the question is about, as a line with a small face. */
const aboutLine = (
  about: { name: string; head: Head },
  sheet: Sheet,
  { x, y, width }: Area,
): { drawn: string; height: number } => {
  const radius = isWide(sheet) ? 26 : 44;
  const left = x + 2 * radius + 20;
  const name = textBlock(about.name, {
    face: 'display',
    size: sheet.text * (isWide(sheet) ? 1.1 : 1.4),
    least: sheet.least,
    tooLong: sheet.tooLong,
    width: width - 2 * radius - 20,
    most: 1,
  });
  return {
    drawn:
      head(about.head, x + radius + 4, y + radius, radius, 'neutral') +
      blockAt(name, left + 4, y + Math.max(0, radius - name.height / 2), { fill: palette.hotInk }),
    height: Math.max(2 * radius, name.height) + sheet.gap * 1.5,
  };
};

/** A headline that needs one line may be this much larger: a portrait has the height. */
const largeHeadline = 1.6;

const withLargeHeadline = (sheet: Sheet, words: string, beside: number): Sheet => {
  const headline = sheet.headline * largeHeadline;
  const fits = widthOf(words, 'display', headline) <= sheet.width - 2 * sheet.margin - beside;
  return fits && !isWide(sheet) ? { ...sheet, headline } : sheet;
};

/** The side of the picture of the item that the players fight about, beside the headline. */
const pictureSide = 264;
const widePictureSide = 164;

/** What a reader is asked below an upright fight. A wide one has no height for it. */
const readersQuestion = 'Whose side are you on?';
const readersSize = 54;
const readersHeight = 88;

/** An upright or wide fight in its parts, from back to front. */
type FightParts = Omit<Framed, 'content'> & { told: string; score: string; sides: DrawnSide[] };

const fightParts = (fight: Fight, sheet: Sheet, { address, hasPicture }: PictureLook): FightParts => {
  const { fighters } = fight;
  const { kicker, headline, about, told: situationText } = headingOf(fight);
  const picture = fight.picture !== null && hasPicture(fight.picture) ? fight.picture : null;
  const side = picture === null ? 0 : isWide(sheet) ? widePictureSide : pictureSide;
  const beside = picture === null ? 0 : side + sheet.margin / 2;
  const square = { x: sheet.width - sheet.margin - side, y: sheet.margin, width: side, height: side };
  // The question decides what the answers mean: it is as easy to read as they are.
  const readable = about !== null || fight.subject === null ? sheet : { ...sheet, kicker: sheet.kicker * 2 };
  let told = picture === null ? '' : pictureBox(picture, square, 28);
  let drawnSides: DrawnSide[] = [];
  let [asked, score] = ['', ''];
  const texts = { kicker, headline, address, beside };
  const frame = frameParts(withLargeHeadline(readable, headline, beside), texts, (whole) => {
    const person = about === null ? null : aboutLine(about, sheet, { ...whole, y: whole.y - sheet.gap });
    const underPicture = picture === null ? 0 : square.y + side + sheet.gap;
    const toldTop = Math.max(whole.y - sheet.gap + (person?.height ?? 0), underPicture);
    const situation = situationText === null ? null : situationBlock(situationText, sheet, whole.width);
    const top = Math.max(toldTop + (situation ? situation.height + sheet.gap * 3 : 0), whole.y);
    const area = { ...whole, y: top, height: whole.y + whole.height - top };
    told += person?.drawn ?? '';
    told += situation ? blockAt(situation, whole.x, toldTop, { fill: palette.ink }) : '';
    if (isWide(sheet)) {
      const both = wideSides(fighters, sheet, area);
      score = both.score;
      drawnSides = [{ bubble: both.drawn, person: '' }];
      return '';
    }
    asked = line(readersQuestion, area.x + area.width / 2, area.y + area.height - 10, {
      face: 'display',
      size: readersSize,
      fill: palette.hotInk,
      anchor: 'middle',
    });
    ({ drawn: drawnSides, score } = uprightSides(fighters, sheet, {
      ...area,
      height: area.height - readersHeight,
    }));
    return '';
  });
  return { ...frame, told, score, sides: drawnSides, foot: asked + frame.foot };
};

/** Draws the two players who were farthest apart, with their words, as SVG. Pure. */
export const fightSvg = (result: SharedResult, sheet: Sheet, look: PictureLook): string => {
  const fight = fightOf(result);
  if (!fight)
    return groupPicture(
      result,
      sheet,
      look.address,
      'Peace at the table',
      result.rounds.length > 0 ? 'No two answers were far apart.' : 'Our own themes stay among us.',
    );
  const parts = fightParts(fight, sheet, look);
  const { ground, title, told, score, foot } = parts;
  const both = parts.sides.map(({ bubble, person }) => bubble + person).join('');
  return drawing(sheet, ground + title + told + both + score + foot);
};

/** The layers of a moving fight, in the order in which the sheet has them: see `web/src/features/share/moving`. */
const layersOf = ({ ground, title, told, score, sides: [one, other], foot }: FightParts): string[] => [
  ground,
  title + told,
  one?.person ?? '',
  other?.person ?? '',
  one?.bubble ?? '',
  other?.bubble ?? '',
  score + foot,
];

/**
 * Draws the parts of the upright fight below each other, each as large as half a picture and transparent where it draws nothing, for
 * a page that moves them. Without a fight it is the upright picture.
 */
export const fightLayersSvg = (result: SharedResult, look: PictureLook): string => {
  const fight = fightOf(result);
  if (!fight) return fightSvg(result, portrait, look);
  const layers = layersOf(fightParts(fight, portrait, look));
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
