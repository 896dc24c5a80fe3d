import type { GameAwards } from '@tallyho/game/awards/awards';
import { mostDivisive } from '@tallyho/game/awards/divisive';
import type { GameRecord } from '@tallyho/game/protocol/service';
import type { RoundRecord } from '@tallyho/game/records/game';
import { readRound } from '../../games/stored-round.ts';
import { withAliases } from './aliases.ts';

/** A finished game as strangers may see it: no ids, no codes, and nothing that players wrote for their lobby alone. */
export type SharedResult = {
  /** Epoch ms. */
  finishedAt: number;
  /** `user` is an alias, p1 and so on, used all over the result. `colour` 0-7; null: had left. */
  players: { user: string; username: string; avatar: number; colour: number | null }[];
  rounds: RoundRecord[];
  /** How many more rounds there were, with themes of the players' own. */
  ownThemeRounds: number;
  /** Rounds are without who gave which answer. */
  anonymousVotes: boolean;
  awards: GameAwards;
};

const noAwards: GameAwards = { divisive: null, closestPair: null, scores: [] };

/** What a finished game's record shows to everybody who has its link. */
export const sharedResult = (record: GameRecord & { finishedAt: number }): SharedResult => {
  const all = record.roundsData.map(readRound).filter((round) => round !== null);
  const rounds = all.filter(({ isOwnTheme }) => !isOwnTheme);
  const awards = (record.awards ?? noAwards) as GameAwards; // likewise the room's own
  const mayBeNamed = rounds.some(({ index }) => index === awards.divisive?.record);
  return withAliases({
    finishedAt: record.finishedAt,
    players: record.players.map(({ user, username, avatar, colour }) => ({ user, username, avatar, colour })),
    rounds,
    ownThemeRounds: all.length - rounds.length,
    anonymousVotes: record.settings.anonymousVotes,
    awards: { ...awards, divisive: mayBeNamed ? awards.divisive : mostDivisive(rounds) },
  });
};
