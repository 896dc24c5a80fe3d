import type { GameAwards } from '@tallyho/game/awards/awards';
import { mostDivisive } from '@tallyho/game/awards/divisive';
import { type Favourite, favouritesOf, moreOnTop } from '@tallyho/game/awards/favourites';
import { hasWriting } from '@tallyho/game/minigames/registry';
import type { GameRecord } from '@tallyho/game/protocol/service';
import type { RoundRecord } from '@tallyho/game/records/game';
import type { TitleKind } from '@tallyho/game/titles/kinds';
import { titlesOf } from '@tallyho/game/titles/titles-of';
import { readRound } from '../../games/stored-round.ts';
import { withAliases } from './aliases.ts';
import { boardRound } from './board-round.ts';
import { type Turn, turnOf } from './turn.ts';
import { widestPair } from './widest-pair.ts';

/** The title of a player, as at Game Over. `fact` null: it is about a round that is not shown. */
type SharedTitle = {
  player: { user: string; username: string; avatar: number };
  kind: TitleKind;
  name: string;
  line: string;
  fact: string | null;
};

/** Public data of a finished game: no ids, no codes, and no content that players wrote for their own lobby. */
export type SharedResult = {
  /** Epoch ms. */
  finishedAt: number;
  /** `user` is an alias (p1, p2, ...), used in the whole result. `color` 0-7; null: the player had left. */
  players: { user: string; username: string; avatar: number; color: number | null; isGuest: boolean }[];
  rounds: RoundRecord[];
  /** Number of omitted rounds with the players' own themes or texts. */
  customThemeRounds: number;
  /** True if rounds do not contain the authors of answers. */
  anonymousVotes: boolean;
  awards: GameAwards;
  /** The items that the group liked most, if the game had no games that give points. The page loads without the rules of the mini-games. */
  favourites: Favourite[];
  /** How many more items share the top of the favourites. */
  moreOnTop: number;
  /** One for each player, in their order; empty without answers. */
  titles: SharedTitle[];
  /** The name of the theme of the board that the page shows; null if no round may be shown. */
  boardTheme: string | null;
  /** What a reader can rate, if possible in the theme of the board; null if no round has anything for strangers. */
  turn: Turn | null;
};

const personIn = ({ user, username, avatar }: GameRecord['players'][number]) => ({ user, username, avatar });

const noAwards: GameAwards = { divisive: null, closestPair: null, scores: [] };

/** Returns the part of a finished game's record that anyone with its link may see. `guests`: ids of the players who are guests now. */
export const sharedResult = (
  record: GameRecord & { finishedAt: number },
  guests: ReadonlySet<string>,
): SharedResult => {
  const all = record.roundsData.map(readRound).filter((round) => round !== null);
  const rounds = all.filter(({ isCustomTheme, board }) => !isCustomTheme && !hasWriting(board));
  const awards = (record.awards ?? noAwards) as GameAwards; // likewise the room's own
  const isShown = (round: number) => rounds.some(({ index }) => index === round);
  const boardTheme = boardRound(rounds)?.theme ?? null;
  const fight = widestPair(rounds);
  const isAsked = (round: RoundRecord, subject: string) =>
    fight?.round === round && fight.subject.id === subject;
  const mayBeNamed = awards.divisive !== null && isShown(awards.divisive.record);
  return withAliases({
    finishedAt: record.finishedAt,
    players: record.players.map(({ user, username, avatar, color }) => ({
      user,
      username,
      avatar,
      color,
      isGuest: guests.has(user),
    })),
    rounds,
    customThemeRounds: all.length - rounds.length,
    anonymousVotes: record.settings.anonymousVotes,
    awards: { ...awards, divisive: mayBeNamed ? awards.divisive : mostDivisive(rounds) },
    favourites: awards.scores.length > 0 ? [] : favouritesOf(rounds),
    moreOnTop: awards.scores.length > 0 ? 0 : moreOnTop(rounds),
    // From all rounds, as at Game Over; a fact that names something of a round says which.
    titles: titlesOf(all, record.players.map(personIn), record._id).map(
      ({ player, kind, name, line, fact, evidence }) => ({
        player,
        kind,
        name,
        line,
        fact: evidence.round === undefined || isShown(evidence.round) ? fact : null,
      }),
    ),
    boardTheme,
    turn:
      turnOf(
        rounds.filter(({ theme }) => theme === boardTheme),
        isAsked,
      ) ?? turnOf(rounds, isAsked),
  });
};
