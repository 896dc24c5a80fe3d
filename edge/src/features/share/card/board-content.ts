import { choicesOf, gradesOf, meanOf, opinionsBySubject } from '@tallyho/game/awards/opinions';
import type { RatedAnswer, Subject } from '@tallyho/game/minigames/contract';
import { edgedRows } from '@tallyho/game/minigames/edged-rows';
import type { Item, Step } from '@tallyho/game/minigames/fields';
import { titleOfTake } from '@tallyho/game/minigames/hot-takes/rules';
import { ordinal } from '@tallyho/game/minigames/ordinal';
import { placeRows } from '@tallyho/game/minigames/place-rows';
import { ranked, roundedToMillionth } from '@tallyho/game/minigames/ranking';
import { type AnswerOf, type MiniGameType, resultsFor, scaleOf } from '@tallyho/game/minigames/registry';
import { nearestPoint } from '@tallyho/game/minigames/slider/rules';
import type { Person } from '@tallyho/game/model/person';
import type { RoundRecord } from '@tallyho/game/records/game';
import { questionOf } from '@tallyho/game/records/question-of';
import { counted } from '@tallyho/game/text';
import { boardRound } from '../board-round.ts';
import type { SharedResult } from '../shared-result.ts';
import { casting, legible, type Role } from './cast.ts';
import type { PictureLook } from './frame.ts';
import type { Head } from './heads.ts';
import { palette, stepColor } from './palette.ts';

/** An item, a player or a vote on a row of the board. `picture`: the URL of the item's picture, if it is drawn. */
export type Chip = { text: string; head: Head | null; picture: string | null; loner?: Loner };
/** A player who put an item far from where the others did, and how far, up to 1. */
type Loner = { head: Head; said: string; distance: number };
export type Row = { label: string; color: string; chips: Chip[] };

/** The result of a round as it is drawn. */
export type BoardContent = { theme: string; question: string } & (
  | { kind: 'rows'; rows: Row[]; sum: string | null }
  /** `share`: from 0 to 1. */
  | { kind: 'bars'; bars: (Role & { share: number; figure: string })[]; scale: string | null }
);

// The answers of a record have the type of its board.
const answersOf = <Type extends MiniGameType>(record: RoundRecord, _type: Type) =>
  record.answers as RatedAnswer<AnswerOf<Type>>[];

/** How many takes are drawn, the most divided ones. */
const mostSplits = 6;

/** How many rows are drawn of a mini-game without a picture of its own. */
const mostRows = 8;

/** Returns how far an item came in a cup: those who lost in one round share a rank. */
const cupPlace = (rank: number): string =>
  rank === 1 ? 'Winner' : rank === 2 ? 'Final' : `Last ${2 * (rank - 1)}`;

/** The color of a place: a medal, or that of paper. */
const placeColor = (rank: number): string =>
  [palette.gold, palette.silver, palette.bronze][rank - 1] ?? palette.card;

/** Without a space, so that it is not broken. */
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** From this part of the scale on a player is alone with an opinion, and this many must have another one. */
const lonerDistance = 0.3;
const leastOthers = 2;

/** Returns for each item the player who was farthest from the others, if that was far. Authors of anonymous votes are not drawn. */
const lonersIn = (record: RoundRecord, roleOf: ReturnType<typeof casting>): Map<string, Loner> => {
  const loners = new Map<string, Loner>();
  for (const { subject, opinions } of opinionsBySubject(record))
    for (const opinion of opinions) {
      const others = gradesOf(opinions.filter((other) => other !== opinion));
      const person = record.answers.find(({ ratedBy }) => ratedBy.user === opinion.rater)?.ratedBy;
      const role = person ? roleOf(person) : null;
      if (!('value' in opinion) || others.length < leastOthers || !role) continue;
      const distance = Math.abs(opinion.value - meanOf(others));
      if (distance < Math.max(lonerDistance, loners.get(subject.id)?.distance ?? 0)) continue;
      loners.set(subject.id, { head: role.head, said: legible(opinion.said, 'Hm'), distance });
    }
  return loners;
};

/** Returns the content of the board of a result; null if no round of it may be shown. */
export const boardContent = (
  result: SharedResult,
  hasPicture: PictureLook['hasPicture'],
): BoardContent | null => {
  const record = boardRound(result.rounds);
  if (!record) return null;
  const roleOf = casting(result);
  const chipOf = (person: Person): Chip => {
    const role = roleOf(person);
    return { text: role?.name ?? 'A secret vote', head: role?.head ?? null, picture: null };
  };
  const ratedBy = (players: readonly Person[]) =>
    players.map((person) => roleOf(person) ?? { name: 'A player', head: { avatar: 0, color: null } });
  /** The voters; authors of anonymous votes are only counted. */
  const voters = (users: readonly string[]): Chip[] => {
    const people = record.answers.map((answer) => answer.ratedBy).filter(({ user }) => users.includes(user));
    return record.answers.some((answer) => roleOf(answer.ratedBy) === null)
      ? people.length > 0
        ? [{ text: counted(people.length, 'vote'), head: null, picture: null }]
        : []
      : people.map(chipOf);
  };
  const loners = lonersIn(record, roleOf);
  const itemChip = ({ id, alt, url }: Item): Chip => {
    const loner = loners.get(id);
    return {
      text: legible(alt),
      head: null,
      picture: url !== null && hasPicture(url) ? url : null,
      ...(loner && { loner }),
    };
  };
  const rowsOf = <Subject>(
    groups: readonly { step: { name: string; color: string }; subjects: readonly Subject[] }[],
    more: readonly { label: string; subjects: readonly Subject[] }[],
    asChip: (subject: Subject) => Chip,
  ): Row[] => [
    ...groups.map(({ step, subjects }, index) => ({
      label: legible(step.name, `Tier ${index + 1}`),
      color: stepColor(step.color),
      chips: subjects.map(asChip),
    })),
    ...more
      .filter(({ subjects }) => subjects.length > 0)
      .map(({ label, subjects }) => ({ label, color: palette.silver, chips: subjects.map(asChip) })),
  ];
  /** The rows of things as the screens fill them. */
  const byRank = <Subject>(
    tiers: readonly Step[],
    standings: readonly { id: string; rank: number; average: number | null; subject: Subject }[],
  ) => {
    const ids = edgedRows(standings, { rows: tiers.length, answers: record.answers.length });
    return tiers.map((step, row) => ({
      step,
      subjects: standings.filter(({ id }) => ids[row]?.includes(id)).map(({ subject }) => subject),
    }));
  };
  /** The rows of a mini-game that is not named below: its subjects, best first, or what most have said of each. */
  const plainRows = (): Row[] => {
    const rated = opinionsBySubject(record).filter(({ opinions }) => opinions.length > 0);
    const chipOfSubject = (subject: Subject): Chip[] => {
      if (subject.kind === 'item') return [itemChip(subject.item)];
      return subject.kind === 'player' ? [chipOf(subject.player)] : [];
    };
    if (scaleOf(record.board) === 'graded')
      return ranked(rated, ({ opinions }) => roundedToMillionth(meanOf(gradesOf(opinions))))
        .slice(0, mostRows)
        .map(({ subject, rank }) => ({
          label: `${rank}.`,
          color: placeColor(rank),
          chips: chipOfSubject(subject),
        }));
    return rated
      .flatMap(({ subject, opinions }) =>
        choicesOf(opinions)
          .slice(0, subject.kind === 'question' ? undefined : 1)
          .map(({ said, count }, index) => ({
            label: `${percent(count / opinions.length)} ${legible(said)}`,
            color: stepColor(index === 0 ? 'orange' : 'blue'),
            chips:
              subject.kind === 'question'
                ? voters(opinions.filter((opinion) => opinion.said === said).map(({ rater }) => rater))
                : chipOfSubject(subject),
          })),
      )
      .slice(0, mostRows);
  };
  const texts = {
    theme: legible(record.theme),
    question: legible(questionOf(record), legible(record.theme)),
  };
  const { board } = record;
  switch (board.type) {
    case 'TierList': {
      const results = resultsFor(board, answersOf(record, board.type));
      const groups = results.ordered
        ? byRank(
            board.tiers,
            results.standings.map(({ item, ...standing }) => ({ ...standing, id: item.id, subject: item })),
          )
        : results.groups.map(({ tier, items }) => ({ step: tier, subjects: items }));
      const rows = rowsOf(
        groups,
        [
          { label: 'Tied', subjects: results.ordered ? [] : results.tied },
          { label: 'Not placed', subjects: results.unplaced },
        ],
        itemChip,
      );
      return { ...texts, kind: 'rows', rows, sum: null };
    }
    case 'TierListLobby': {
      const results = resultsFor(board, answersOf(record, board.type));
      const unplaced = { label: 'Not placed', subjects: results.unplaced };
      if (!results.ordered) {
        const groups = results.groups.map(({ tier, players }) => ({ step: tier, subjects: players }));
        const rows = rowsOf(groups, [{ label: 'Tied', subjects: results.tied }, unplaced], chipOf);
        return { ...texts, kind: 'rows', rows, sum: null };
      }
      // As the screens draw them: a row is a place.
      const places = placeRows(
        results.standings.map((standing) => ({ ...standing, id: standing.player.user })),
      );
      const rows = places.map(({ rank, ids }) => ({
        label: ordinal(rank),
        color: placeColor(rank),
        chips: results.standings
          .filter(({ player }) => ids.includes(player.user))
          .map(({ player }) => chipOf(player)),
      }));
      return { ...texts, kind: 'rows', rows: [...rows, ...rowsOf([], [unplaced], chipOf)], sum: null };
    }
    case 'HotTakes': {
      const { splits } = resultsFor(board, answersOf(record, board.type));
      const rows = splits.slice(0, mostSplits).map(({ take, left, right }) => ({
        label: `${left.length} : ${right.length}`,
        color: stepColor(left.length < right.length ? 'blue' : 'orange'),
        chips: [{ text: legible(titleOfTake(board, take)), head: null, picture: null }],
      }));
      const left = splits.length - rows.length;
      return { ...texts, kind: 'rows', rows, sum: left > 0 ? `and ${counted(left, 'take')} more` : null };
    }
    case 'RankThem': {
      const { standings } = resultsFor(board, answersOf(record, board.type));
      const rows = standings.map(({ item, rank }) => ({
        label: `${rank}.`,
        color: placeColor(rank),
        chips: [itemChip(item)],
      }));
      return { ...texts, kind: 'rows', rows, sum: null };
    }
    case 'Cup': {
      const { standings, duels, winner } = resultsFor(board, answersOf(record, board.type));
      const ranks = [...new Set(standings.map(({ rank }) => rank))];
      const rows = ranks.map((rank) => {
        const sharing = standings.filter((standing) => standing.rank === rank);
        return {
          label: winner ? cupPlace(rank) : sharing.some(({ isOut }) => isOut) ? 'Out' : 'Still in',
          color: placeColor(rank),
          chips: sharing.map(({ item }) => itemChip(item)),
        };
      });
      const { outcome } = duels.at(-1) ?? {};
      const score =
        outcome && [outcome.votes.left, outcome.votes.right].toSorted((a, b) => b - a).join(' to ');
      const sum = `The final: ${score}${outcome?.byCoin ? ', and a coin decided' : ''}`;
      return { ...texts, kind: 'rows', rows, sum: winner ? sum : null };
    }
    case 'Choose': {
      const results = resultsFor(board, answersOf(record, board.type));
      const all = Math.max(1, results.left.count + results.right.count);
      const sides = (['left', 'right'] as const).map((side) => ({
        label: `${percent(results[side].count / all)} ${legible(board[side].header, side)}`,
        color: stepColor(board[side].color),
        chips: voters(results[side].users),
      }));
      return { ...texts, kind: 'rows', rows: sides, sum: null };
    }
    case 'Slider': {
      const { mean, histogram } = resultsFor(board, answersOf(record, board.type));
      const rows = histogram
        .map(({ point, users }, index) => ({
          label: legible(point.name, `Point ${index + 1}`),
          color: stepColor(point.color),
          chips: voters(users),
        }))
        .toReversed();
      const nearest = mean === null ? undefined : board.points[nearestPoint(mean, board.points.length)];
      const sum = nearest ? `On average ${mean?.toFixed(1)} of 10: ${legible(nearest.name)}` : null;
      return { ...texts, kind: 'rows', rows, sum };
    }
    case 'SliderLobby': {
      const { standings } = resultsFor(board, answersOf(record, board.type));
      const rated = standings.flatMap(({ player, mean }) => (mean === null ? [] : [{ player, mean }]));
      const roles = ratedBy(rated.map(({ player }) => player));
      const bars = roles.map((role, index) => {
        const mean = rated[index]?.mean ?? 0;
        return { ...role, share: mean / 100, figure: String(Math.round(mean)) };
      });
      const scale = board.ends
        ? `From “${legible(board.ends.low, '1')}” to “${legible(board.ends.high, '100')}”`
        : null;
      return { ...texts, kind: 'bars', bars, scale };
    }
    case 'SliderAvatarsLobby': {
      const { standings } = resultsFor(board, answersOf(record, board.type));
      const most = Math.max(1, record.answers.length * board.players.length);
      const roles = ratedBy(standings.map(({ player }) => player));
      const bars = roles.map((role, index) => ({
        ...role,
        share: (standings[index]?.score ?? 0) / most,
        figure: `${standings[index]?.rank ?? ''}.`,
      }));
      const scale = board.ends
        ? `${legible(board.ends.best, 'Best')} first, ${legible(board.ends.worst, 'Worst')} last`
        : null;
      return { ...texts, kind: 'bars', bars, scale };
    }
    default:
      return { ...texts, kind: 'rows', rows: plainRows(), sum: null };
  }
};
