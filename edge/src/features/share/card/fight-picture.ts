import type { SharedResult } from '../shared-result.ts';
import { fittedLines, leading, line } from './drawing.ts';
import { type Fight, type Fighter, fightOf } from './fight.ts';
import { widthOf } from './fonts.ts';
import {
  type Area,
  blockAt,
  box,
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
import { type Head, type HeadExpression, head } from './heads.ts';
import { palette, seatLook } from './palette.ts';
import { pictureBox } from './picture-box.ts';

const columnGap = 32;
/** Between the words and the edge of their bubble. */
const bubbleAir = 44;
const wideBubbleAir = 28;

/** The place of a face whose author is not known. */
const unknownHead = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.surface}" stroke="${palette.line}" stroke-width="8"/>` +
  `<path transform="translate(${x} ${y}) scale(${radius / 36})" d="M-9-9A10 10 0 1 1 0 3V8M0 15.5V16" fill="none" stroke="${palette.quiet}" stroke-width="6" stroke-linecap="round"/>`;

/** True for a rating with its scale, such as "5 of 100". It stands in one line. */
const isNumber = (said: string): boolean => /^[\d.]+ of \d+$/.test(said);
/** True for a rating that says what it means, such as "5: Not at all". */
const isExplained = (said: string): boolean => /^\d+: /.test(said);
/** True for a grade such as "S" or "1st", which is as large as its bubble allows. */
const isGrade = (said: string): boolean => said.length <= 4;
const spoken = (said: string): string => (isNumber(said) || isExplained(said) ? said : `“${said}”`);
/** What stands above a bubble, so that picture and words are one sentence. */
const saying = ({ name }: Fighter): string => `${name} says`;

/** The bubbles have the colors of the players. That of a secret vote has none. */
const bubbleOf = ({ head: whose }: Fighter): string => seatLook(whose?.color ?? null)?.color ?? palette.card;

const expressions: readonly [HeadExpression, HeadExpression] = ['smug', 'shocked'];

/** The smallest radius of the faces, as a part of the width of both sides. */
const leastRadius = 0.13;
/** The most lines of words on a side. Longer ones are smaller on both. */
const mostLines = 3;

/** A short number with its word stands in one line. */
const longestInOneLine = 16;
const linesOf = (said: string): number =>
  isNumber(said) || (isExplained(said) && said.length <= longestInOneLine) ? 1 : mostLines;

/** The texts of one side. */
type SideTexts = { fighter: Fighter; names: TextBlock; words: TextBlock };

const highest = (blocks: readonly TextBlock[]): number => Math.max(...blocks.map(({ height }) => height));

/** What stands between two faces: "9.9 against 0", or nothing if the words say all. */
const against = { word: 'against', size: 46, figure: 104, air: 18 } as const;

const hasFigures = (fighters: Fight['fighters']): boolean => fighters.some(({ figure }) => figure !== null);

/** The width of what stands between the faces. */
const scoreWidth = (fighters: Fight['fighters'], scale: number): number =>
  hasFigures(fighters)
    ? Math.ceil(
        scale *
          (2 * against.air +
            Math.max(
              widthOf(against.word, 'display', against.size),
              ...fighters.map(({ figure }) => widthOf(figure ?? '', 'display', against.figure)),
            )),
      )
    : columnGap;

/** Draws the score of the fight around a point, each figure in the color of its side. */
const scoreAt = (fighters: Fight['fighters'], x: number, y: number, scale: number): string => {
  if (!hasFigures(fighters)) return '';
  const size = against.size * scale;
  const look = { face: 'display', anchor: 'middle' } as const;
  const figures = fighters.map((fighter, index) => {
    const below = index === 0 ? -size : size * 0.7 + against.figure * scale * 0.82;
    return fighter.figure === null
      ? ''
      : line(fighter.figure, x, Math.round(y + below), {
          ...look,
          size: against.figure * scale,
          fill: bubbleOf(fighter),
        });
  });
  return figures.join('') + line(against.word, x, y + size * 0.2, { ...look, size, fill: palette.ink });
};

/** One side as two drawings: the words in a speech bubble below who says them, and the face. */
type Side = { bubble: string; person: string };

/** Draws both sides next to each other: who says it, the words in a speech bubble, and the large face below it. `score`: between the faces. */
const sides = (fighters: Fight['fighters'], sheet: Sheet, area: Area): { drawn: Side[]; score: string } => {
  const width = (area.width - columnGap) / 2;
  const faceWidth = (area.width - scoreWidth(fighters, 1)) / 2;
  const named = fighters.map((fighter) => ({
    fighter,
    names: textBlock(saying(fighter), {
      face: 'display',
      size: sheet.text + 12,
      least: sheet.least,
      tooLong: sheet.tooLong,
      width,
      most: 2,
    }),
  }));
  const namesHeight = highest(named.map(({ names }) => names));
  const wordsIn = (size: number): TextBlock[] =>
    fighters.map(({ said }) =>
      textBlock(spoken(said), {
        face: 'display',
        size,
        least: sheet.least,
        tooLong: sheet.tooLong,
        width: width - 2 * bubbleAir,
        most: linesOf(said),
      }),
    );
  // Both sides have the same measures, whatever their words need.
  const bubbleTop = area.y + namesHeight + 10;
  const facesEnd = area.y + area.height - 24;
  const radiusBelow = (words: readonly TextBlock[]): number => {
    const leastHeight = Math.max(highest(words) + 56, area.height * 0.2);
    return Math.min(faceWidth / 2 - 24, (facesEnd - bubbleTop - leastHeight - 44) / 2);
  };
  const smallest = (words: readonly TextBlock[]): number => Math.min(...words.map(({ size }) => size));
  let words = wordsIn(fighters.every(({ said }) => isGrade(said)) ? 2 * sheet.headline : sheet.headline + 16);
  words = wordsIn(smallest(words));
  // Long words give way to the faces.
  while (radiusBelow(words) < leastRadius * area.width && smallest(words) > sheet.least)
    words = wordsIn(Math.max(sheet.least, smallest(words) - 4));
  const texts = named.flatMap((side, index): SideTexts[] => {
    const own = words[index];
    return own ? [{ ...side, words: own }] : [];
  });
  const radius = radiusBelow(words);
  const faceMiddle = facesEnd - radius;
  // The words have the height that the faces leave.
  const bubbleHeight = faceMiddle - radius - 44 - bubbleTop;
  const bubbleEnd = bubbleTop + bubbleHeight;
  const drawn = texts.map(({ fighter, names, words }, index) => {
    const x = area.x + index * (width + columnGap);
    const face = index === 0 ? area.x + faceWidth / 2 : area.x + area.width - faceWidth / 2;
    const bubble = bubbleOf(fighter);
    const tail = `M${face - 30} ${bubbleEnd - 3}L${face} ${bubbleEnd + 34}L${face + 30} ${bubbleEnd - 3}`;
    return {
      bubble:
        blockAt(names, x + width / 2, area.y + namesHeight - names.height, {
          fill: palette.ink,
          anchor: 'middle',
        }) +
        box({ x, y: bubbleTop, width, height: bubbleHeight }, bubble, 40) +
        `<path d="${tail}" fill="${bubble}" stroke="${palette.line}" stroke-width="4" stroke-linejoin="round"/>` +
        blockAt(words, x + width / 2, bubbleTop + (bubbleHeight - words.height) / 2, {
          fill: palette.onBright,
          anchor: 'middle',
        }),
      person: faceAt(fighter, face, faceMiddle, radius, expressions[index] ?? 'neutral'),
    };
  });
  return { drawn, score: scoreAt(fighters, area.x + area.width / 2, faceMiddle, 1) };
};

const faceAt = (
  { head: whose }: Fighter,
  x: number,
  y: number,
  radius: number,
  expression: HeadExpression,
): string => (whose ? head(whose, x, y, radius, expression) : unknownHead(x, y, radius));

/** On a wide picture what stands between the sides is smaller. */
const wideScore = 0.7;

/**
 * Draws both sides of a wide picture: the faces at the outer edges, the words in speech bubbles beside them, and who says them above both.
 * `between`: the width of what is between them.
 */
const wideSides = (fighters: Fight['fighters'], sheet: Sheet, area: Area, between: number): string => {
  const sideWidth = (area.width - between) / 2;
  const namesOf = (fighter: Fighter) =>
    textBlock(saying(fighter), {
      face: 'display',
      size: sheet.text,
      least: sheet.least,
      tooLong: sheet.tooLong,
      width: sideWidth,
      most: 2,
    });
  const namesHeight = highest(fighters.map(namesOf));
  const height = area.height - namesHeight - 8;
  const radius = Math.min(height / 2 - 12, sideWidth * 0.23);
  const middle = area.y + area.height - height / 2;
  const width = sideWidth - 2 * radius - 60;
  const wordsOf = ({ said }: Fighter, size: number): TextBlock =>
    textBlock(spoken(said), {
      face: 'display',
      size,
      least: sheet.least,
      tooLong: sheet.tooLong,
      width: width - 2 * wideBubbleAir,
      most: linesOf(said),
    });
  let size = Math.min(...fighters.map((fighter) => wordsOf(fighter, sheet.headline * 1.5).size));
  // A long question leaves less height.
  while (size > sheet.least && highest(fighters.map((fighter) => wordsOf(fighter, size))) + 24 > height)
    size -= 2;
  const texts: SideTexts[] = fighters.map((fighter) => ({
    fighter,
    names: namesOf(fighter),
    words: wordsOf(fighter, size),
  }));
  const bubbleHeight = Math.min(
    height,
    Math.max(highest(texts.map(({ words }) => words)) + 36, height * 0.55),
  );
  return texts
    .map(({ fighter, names, words }, index) => {
      const isFirst = index === 0;
      const x = isFirst ? area.x : area.x + sideWidth + between;
      const faceX = isFirst ? x + radius + 12 : x + sideWidth - radius - 12;
      const left = isFirst ? x + sideWidth - width : x;
      const [inner, tip] = isFirst ? [left + 3, left - 26] : [left + width - 3, left + width + 26];
      const bubble = bubbleOf(fighter);
      const tail = `M${inner} ${middle - 22}L${tip} ${middle}L${inner} ${middle + 22}`;
      return (
        box({ x: left, y: middle - bubbleHeight / 2, width, height: bubbleHeight }, bubble, 30) +
        `<path d="${tail}" fill="${bubble}" stroke="${palette.line}" stroke-width="4" stroke-linejoin="round"/>` +
        blockAt(words, left + width / 2, middle - words.height / 2, {
          fill: palette.onBright,
          anchor: 'middle',
        }) +
        faceAt(fighter, faceX, middle, radius, expressions[index] ?? 'neutral') +
        blockAt(names, x + sideWidth / 2, area.y + namesHeight - names.height, {
          fill: palette.ink,
          anchor: 'middle',
        })
      );
    })
    .join('');
};

/** Wraps what the question is about into at most two lines. Words that are whole matter more here than the last of them. */
const situationBlock = (situation: string, sheet: Sheet, width: number): TextBlock => {
  const { size, lines } = fittedLines(situation, {
    face: 'text',
    size: sheet.text,
    least: sheet.least,
    width,
    most: 2,
  });
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

const withLargeHeadline = (sheet: Sheet, words: string): Sheet => {
  const headline = sheet.headline * largeHeadline;
  const fits = widthOf(words, 'display', headline) <= sheet.width - 2 * sheet.margin;
  return fits && !isWide(sheet) ? { ...sheet, headline } : sheet;
};

/** The side of the picture of the item that the players fight about: above them, or between them on a wide picture. */
const pictureSide = 250;
const widePictureSide = 200;

/** What a reader is asked below an upright fight. A wide one has no height for it. */
const readersQuestion = 'Whose side are you on?';
const readersSize = 54;
const readersHeight = 88;

/** An upright or wide fight in its parts, from back to front. */
type FightParts = Omit<Framed, 'content'> & { told: string; score: string; sides: Side[] };

const fightParts = (fight: Fight, sheet: Sheet, { address, hasPicture }: PictureLook): FightParts => {
  const { fighters } = fight;
  const { kicker, headline, about, told: situationText } = headingOf(fight);
  const picture = fight.picture !== null && hasPicture(fight.picture) ? fight.picture : null;
  // The question decides what the answers mean: it is as easy to read as they are.
  const readable = about !== null || fight.subject === null ? sheet : { ...sheet, kicker: sheet.kicker * 2 };
  let told = '';
  let drawnSides: Side[] = [];
  let [asked, score] = ['', ''];
  const frame = frameParts(withLargeHeadline(readable, headline), { kicker, headline, address }, (whole) => {
    const person = about === null ? null : aboutLine(about, sheet, { ...whole, y: whole.y - sheet.gap });
    const toldTop = whole.y - sheet.gap + (person?.height ?? 0);
    const situation = situationText === null ? null : situationBlock(situationText, sheet, whole.width);
    const toldHeight = (person?.height ?? 0) + (situation ? situation.height + sheet.gap * 2 : 0);
    const area = { ...whole, y: whole.y + toldHeight, height: whole.height - toldHeight };
    told = person?.drawn ?? '';
    told += situation ? blockAt(situation, whole.x, toldTop, { fill: palette.ink }) : '';
    if (isWide(sheet)) {
      const needed = scoreWidth(fighters, wideScore);
      const between = picture === null ? needed : Math.max(needed, widePictureSide + 2 * columnGap);
      const pictureEnd = area.y + widePictureSide + 10;
      score = scoreAt(
        fighters,
        area.x + area.width / 2,
        picture === null ? area.y + area.height * 0.45 : pictureEnd + 34,
        wideScore,
      );
      const middle = { x: area.x + (area.width - widePictureSide) / 2, y: area.y + 10 };
      const square = { ...middle, width: widePictureSide, height: widePictureSide };
      told += picture === null ? '' : pictureBox(picture, square, 28);
      drawnSides = [{ bubble: wideSides(fighters, sheet, area, between), person: '' }];
      return '';
    }
    const square = {
      x: area.x + (area.width - pictureSide) / 2,
      y: area.y,
      width: pictureSide,
      height: pictureSide,
    };
    const taken = picture === null ? 0 : pictureSide + 12;
    told += picture === null ? '' : pictureBox(picture, square, 28);
    asked = line(readersQuestion, area.x + area.width / 2, area.y + area.height - 10, {
      face: 'display',
      size: readersSize,
      fill: palette.hotInk,
      anchor: 'middle',
    });
    ({ drawn: drawnSides, score } = sides(fighters, sheet, {
      ...area,
      y: area.y + taken,
      height: area.height - taken - readersHeight,
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
