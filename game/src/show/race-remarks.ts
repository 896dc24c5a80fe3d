import type { SliderLobbyResults } from '../minigames/slider-lobby/schema.ts';
import { isAnonymous } from '../model/person.ts';
import { generator, hashOf } from '../model/random.ts';
import { listed, spokenTo, verbFor } from '../text.ts';

type Standings = SliderLobbyResults['standings'];

/** From these differences on a remark is made: own vote and mean of the others, two votes for a player, all votes for each player. */
const remarkLimits = { own: 20, apart: 40, alike: 12 } as const;

/** What the host may remark. `gap`: by how much the own vote is below that of the others, or above it if it is negative. */
type Fact =
  | { kind: 'own'; player: string; gap: number }
  | { kind: 'apart'; player: string; raters: [string, string] }
  | { kind: 'hidden'; player: string }
  | { kind: 'alike' };

/**
 * Returns what the host says of the sliders for the players: of the largest difference between what a player gave themselves and
 * what the others gave them, or of the two votes that are farthest apart; if no votes are, of votes that are all alike. Null if there
 * is nothing to say. It has no number and says of nobody that they are wrong. `nameOf` returns a name, or the mark of the viewer. The
 * same values give the same remark on each screen. `about`: the player of whom the sentence about the round speaks; what there is to say of
 * that player comes first.
 */
export function raceRemark(
  standings: Standings,
  nameOf: (user: string) => string,
  about: string | null = null,
): string | null {
  const factsAbout = (of: Standings) => [ownFact(of), apartFact(of)].filter((fact) => fact !== null);
  const preferred = factsAbout(standings.filter(({ player }) => player.user === about));
  const single = preferred.length > 0 ? preferred : factsAbout(standings);
  const facts = single.length > 0 ? single : [alikeFact(standings)].filter((fact) => fact !== null);
  const remarks = facts.flatMap((fact) => remarksOn(fact, nameOf));
  const values = standings.map(({ ratings }) => ratings.map(({ value }) => value).join(' '));
  const chosen = remarks[Math.floor(generator(hashOf(values.join('/'))).next() * remarks.length)];
  return chosen === undefined ? null : spokenTo(chosen);
}

function remarksOn(fact: Fact, nameOf: (user: string) => string): string[] {
  switch (fact.kind) {
    case 'own': {
      const name = nameOf(fact.player);
      return [
        `Who knows ${name} better: the group, or ${name}?`,
        `${listed([name, 'the group'])} speak of two different people.`,
        fact.gap > 0
          ? `The group sees more in ${name} than the mirror does.`
          : `${name} ${verbFor(name, 'knows', 'know')} something that nobody else does.`,
      ];
    }
    case 'apart': {
      const pair = listed(fact.raters.map(nameOf));
      const name = nameOf(fact.player);
      return [
        `${pair} have seen two different sides of ${name}.`,
        `${pair} need a long talk about ${name}.`,
        `${pair} must have met ${name} on different days.`,
      ];
    }
    case 'hidden': {
      const name = nameOf(fact.player);
      return [`Two votes for ${name} are very far apart.`, `Somebody here has seen another side of ${name}.`];
    }
    case 'alike':
      return ['One slider would have been enough.', 'Did you copy from each other?'];
    default:
      return fact satisfies never;
  }
}

/** The largest difference between an own vote and the mean of those of the others. */
function ownFact(standings: Standings): Fact | null {
  const gaps = standings.flatMap(({ player: { user }, ratings }) => {
    const own = ratings.find((rating) => rating.user === user);
    const others = ratings.filter((rating) => rating.user !== user);
    if (!own || others.length === 0) return [];
    const mean = others.reduce((sum, { value }) => sum + value, 0) / others.length;
    return [{ player: user, gap: mean - own.value }];
  });
  const [largest] = gaps.toSorted((one, other) => Math.abs(other.gap) - Math.abs(one.gap));
  return largest && Math.abs(largest.gap) >= remarkLimits.own ? { kind: 'own', ...largest } : null;
}

/** The two votes of others for a player that are farthest apart. */
function apartFact(standings: Standings): Fact | null {
  const ranges = standings.flatMap(({ player: { user }, ratings }) => {
    const sorted = ratings
      .filter((rating) => rating.user !== user)
      .toSorted((one, other) => one.value - other.value);
    const [low, high] = [sorted[0], sorted.at(-1)];
    return low && high ? [{ player: user, low, high, range: high.value - low.value }] : [];
  });
  const [widest] = ranges.toSorted((one, other) => other.range - one.range);
  if (!widest || widest.range < remarkLimits.apart) return null;
  const { player, low, high } = widest;
  return isAnonymous(low.user) || isAnonymous(high.user)
    ? { kind: 'hidden', player }
    : { kind: 'apart', player, raters: [high.user, low.user] };
}

/** All players were rated by several, and their votes are near each other. */
function alikeFact(standings: Standings): Fact | null {
  const isAlike = standings.every(({ ratings }) => {
    const values = ratings.map(({ value }) => value);
    return values.length > 1 && Math.max(...values) - Math.min(...values) <= remarkLimits.alike;
  });
  return isAlike && standings.length > 1 ? { kind: 'alike' } : null;
}
