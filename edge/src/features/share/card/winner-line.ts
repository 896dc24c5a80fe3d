import { winnersOf } from '@tallyho/game/awards/score-words';
import { winningScores } from '@tallyho/game/awards/winning-scores';
import type { SharedResult } from '../shared-result.ts';
import { headline } from '../words.ts';
import { casting, legible } from './cast.ts';
import { spelt } from './content.ts';
import { type Area, blockAt, type Sheet, textBlock } from './frame.ts';
import { crown, head } from './heads.ts';
import { palette } from './palette.ts';

/** On an upright picture, where the winner stands large among the others. */
const winnerRadius = 62;
const otherRadius = 40;
const mostFaces = 7;

/** The winner of the whole game below the board, with the faces of the others where there is room (`hasOthers`); null if no player has points. */
export const winnerLine = (result: SharedResult, sheet: Sheet, width: number, hasOthers: boolean) => {
  const { text, least, tooLong } = sheet;
  const winners = winnersOf(winningScores(result.awards).scores);
  const [first] = winners;
  if (!first) return null;
  const radius = hasOthers ? winnerRadius : text * 0.8;
  const faces = winners.length === 1 ? [first.player] : [];
  const others = hasOthers
    ? result.players.filter(({ user }) => !faces.some((face) => face.user === user)).slice(0, mostFaces)
    : [];
  const indent = faces.length > 0 ? 2 * radius + 32 : 0;
  const pitch = otherRadius * (others.length > 4 ? 1.3 : 2.3);
  const othersWidth = others.length > 0 ? (others.length - 1) * pitch + 2 * otherRadius + 24 : 0;
  const words = textBlock(legible(headline(spelt(result))), {
    face: 'display',
    size: text,
    least,
    tooLong,
    width: width - indent - othersWidth,
    most: 2,
  });
  const height = Math.max(words.height, faces.length > 0 ? 2 * radius + (hasOthers ? 24 : 8) : 0);
  const roleOf = casting(result);
  const draw = (x: number, y: number) =>
    faces
      .map((person) => {
        const role = roleOf(person);
        const [faceX, faceY] = [x + radius + 8, y + height - radius - 8];
        return role ? head(role.head, faceX, faceY, radius, 'delighted') + crown(faceX, faceY, radius) : '';
      })
      .join('') +
    others
      .map((person, index) => {
        const role = roleOf(person);
        const otherX = x + width - otherRadius - 6 - (others.length - 1 - index) * pitch;
        return role ? head(role.head, otherX, y + height / 2 + 8, otherRadius, 'smug') : '';
      })
      .join('') +
    blockAt(words, x + indent, y + (height - words.height) / 2, { fill: palette.ink });
  return { height, draw };
};

/** Higher than two lines of words it would reach over what is above it. */
const highestInFoot = 74;

/**
 * Draws the winner of the whole game between the mark and the address of a picture; empty if no player has points, or the whole name
 * has no room there.
 */
export const winnerInFoot = (result: SharedResult, sheet: Sheet, foot: Area): string => {
  const winner = winnerLine(result, { ...sheet, text: sheet.kicker }, foot.width, false);
  if (!winner || winner.height > highestInFoot) return '';
  return winner.draw(foot.x, foot.y + (foot.height - winner.height) / 2);
};
