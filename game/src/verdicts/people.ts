import { roundedToMillionth } from '../minigames/ranking.ts';
import { does, quotation, verbFor } from '../text.ts';
import type { Facts } from './facts.ts';
import { aboutFirstTwo, aboutLeader, aboutMixed, type Claim, type Pattern, sharedPlace } from './patterns.ts';

/*
 * Sentences about the players themselves. They name only those in first place and those about whom the group agrees or
 * differs, never who is last or who said what; of sliders also who sees the first place otherwise.
 */

const united =
  (text: (leader: string, facts: Facts) => string) =>
  (leader: string, facts: Facts): string | null =>
    facts.unity === 'united' ? text(leader, facts) : null;
const divided =
  (text: (leader: string, facts: Facts) => string) =>
  (leader: string, facts: Facts): string | null =>
    facts.unity === 'divided' ? text(leader, facts) : null;

/** Returns the title of the round as a question that a host asks, with a space after it; empty without a title. */
const asked = ({ question, title }: Facts): string =>
  question || (title === '' ? '' : `${title.replace(/[.!:…]+$/u, '')}? `);

const answer = aboutLeader('answer', (leader, { question }) =>
  question ? `${question}${leader}, says the group.` : `All votes together: ${leader}.`,
);

const certain = aboutLeader('asked', (leader, facts) =>
  facts.title === '' ? null : `${asked(facts)}That has to be ${leader}.`,
);

/** For all three mini-games about the players. */
const aboutPlayers: readonly Pattern<Facts>[] = [
  ...sharedPlace,
  aboutFirstTwo('runner-up', (leader, second) => `Gold for ${leader}, silver for ${second}.`),
  aboutMixed('mixed', (leader) => `Each of you sees it a little differently. Together: ${leader}.`),
  aboutMixed('mixed-toast', (leader) => `A toast to ${leader}. The rest is a matter of taste.`),
  {
    id: 'contested',
    claims: ['contested'],
    says: ({ contested }) =>
      contested ? `Much to say about ${contested.name}: opinions differ most there.` : null,
  },
  {
    id: 'divided',
    claims: ['divided'],
    says: ({ unity }) =>
      unity === 'divided' ? 'You see each other very differently. That is what friends are for.' : null,
  },
  {
    id: 'united',
    claims: ['united'],
    says: ({ unity }) => (unity === 'united' ? 'You know each other well: hardly a vote out of line.' : null),
  },
];

/** Sentences about ordered tier lists of players. */
export const tierListLobbyPatterns: readonly Pattern<Facts>[] = [
  answer,
  certain,
  ...aboutPlayers,
  aboutLeader('chair', (leader) => `Somebody give ${leader} the best chair.`),
  aboutLeader('top', (leader) => `A place at the top for ${leader}.`),
  aboutLeader('not-modest', (leader) => `${leader} did not have to ask for the top row.`),
  aboutLeader(
    'united-top',
    united((leader) => `No doubt in this room: ${leader}.`),
    'united',
  ),
  aboutLeader(
    'divided-top',
    divided((leader) => `After much debate: ${leader}.`),
    'divided',
  ),
  {
    id: 'agreed',
    claims: ['agreed'],
    says: ({ agreed }) => (agreed ? `On ${agreed.name}, everybody agrees.` : null),
  },
];

/** What the sentences about sliders for the players are made from. */
export type PlayerSliderFacts = Facts & {
  /** The mean of the only leader, from 1 to 100, and how far it is from the next one; null if several share the first place. */
  lead: { mean: number; gap: number } | null;
  /** What the upper end of the sliders means. */
  high: string;
  /** The only lowest vote for the only leader, if it is far below the mean. `rater`: null if the votes are anonymous. */
  dissent: { value: number; rater: string | null } | null;
  /** What the only leader gave themselves, if it is well below the mean and known. `isLast`: all others gave more. */
  doubt: { value: number; isLast: boolean } | null;
};

/** How far below the mean of the leader a vote is that stands out, and one of the leader. */
export const leastDissent = 30;
export const leastDoubt = 20;

/**
 * A leader with a lower mean leads modestly, one with a smaller gap closely, and one with a gap below `narrow` so closely that nothing
 * else is said. Otherwise the lead is clear.
 */
export const leadLimits = { mean: 66, gap: 6, narrow: 3 } as const;

/** Makes a pattern that is said only of such a lead. */
const ofLead =
  (claim: Claim, fits: (lead: { mean: number; gap: number }) => boolean) =>
  (pattern: Pattern<Facts>): Pattern<PlayerSliderFacts> => ({
    ...pattern,
    claims: [...pattern.claims, claim],
    says: (facts) => (facts.lead && fits(facts.lead) ? pattern.says(facts) : null),
  });
const ofClear = ofLead('clear', ({ mean, gap }) => mean >= leadLimits.mean && gap >= leadLimits.gap);
const ofClose = ofLead('close', ({ gap }) => gap < leadLimits.gap);
const ofModest = ofLead('modest', ({ mean }) => mean < leadLimits.mean);

const isNarrow = ({ voters, lead }: PlayerSliderFacts): boolean =>
  voters > 1 && lead !== null && lead.gap < leadLimits.narrow;

/** Returns the means of the first two as the numbers on the sliders read. */
const writtenMeans = ({ mean, gap }: { mean: number; gap: number }) =>
  [mean, mean - gap].map((value) => Math.round(roundedToMillionth(value))) as [number, number]; // map keeps the length

/** Says by how much. */
const byPoints: Pattern<PlayerSliderFacts> = {
  id: 'by-points',
  claims: ['leads', 'clear'],
  says: (facts) => {
    const [leader] = facts.leaders;
    if (
      !leader ||
      facts.voters < 2 ||
      !facts.lead ||
      facts.lead.gap < leadLimits.gap ||
      facts.lead.mean < leadLimits.mean
    )
      return null;
    const [first, next] = writtenMeans(facts.lead);
    return `${asked(facts)}${leader}, by ${first - next} points.`;
  },
};

/** Makes a pattern about a lead so narrow that both numbers are said. */
const aboutNarrow = (
  id: string,
  text: (leader: string, numbers: string) => string,
): Pattern<PlayerSliderFacts> => ({
  id,
  claims: ['leads', 'close', 'narrow'],
  says: (facts) => {
    const [leader] = facts.leaders;
    if (!leader || !facts.lead || !isNarrow(facts)) return null;
    const [first, next] = writtenMeans(facts.lead);
    return text(leader, first === next ? 'less than a point' : `${first} to ${next}`);
  },
});
/** With a narrow lead nothing else is said of the leader. */
const unlessNarrow = (pattern: Pattern<PlayerSliderFacts>): Pattern<PlayerSliderFacts> =>
  pattern.claims.includes('leads') && !pattern.claims.includes('close')
    ? { ...pattern, says: (facts) => (isNarrow(facts) ? null : pattern.says(facts)) }
    : pattern;

/*
 * The number beside the leader is the mean of the group. No sentence names another one, which would read as the result; the host does
 *.
 */

/** Makes a pattern about the leader and the one who sees it otherwise. */
const aboutDissent = (
  id: string,
  text: (about: { leader: string; rater: string; mean: number; high: string }) => string,
): Pattern<PlayerSliderFacts> => ({
  id,
  claims: ['leads', 'dissent'],
  says: ({ leaders: [leader], dissent, lead, high }) =>
    leader && dissent?.rater && lead
      ? text({ leader, rater: dissent.rater, mean: writtenMeans(lead)[0], high })
      : null,
});
/** Makes a pattern about a leader who gave themselves few points. */
const aboutOwnDoubt = (
  id: string,
  text: (leader: string, mean: number, isLast: boolean) => string | null,
): Pattern<PlayerSliderFacts> => ({
  id,
  claims: ['leads', 'doubt'],
  says: ({ leaders: [leader], doubt, lead }) =>
    leader && doubt && lead ? text(leader, writtenMeans(lead)[0], doubt.isLast) : null,
});
/** Who sees the first place otherwise is more to say than all else, and most of all the first one. */
const withoutDoubt = (pattern: Pattern<PlayerSliderFacts>): Pattern<PlayerSliderFacts> => ({
  ...pattern,
  says: (facts) => (facts.doubt ? null : pattern.says(facts)),
});
const withoutDissent = (pattern: Pattern<PlayerSliderFacts>): Pattern<PlayerSliderFacts> => ({
  ...pattern,
  says: (facts) => (facts.dissent?.rater ? null : pattern.says(facts)),
});

/** Sentences about sliders for the players. What they say of the leader is as strong as the number. */
export const sliderLobbyPatterns: readonly Pattern<PlayerSliderFacts>[] = [
  aboutOwnDoubt('doubt', (leader, mean, isLast) =>
    isLast ? `${does(leader, 'is', 'are')} first with ${mean}, and the last to believe it.` : null,
  ),
  aboutOwnDoubt('doubt-own', (leader) => `First place for ${leader}, against a much lower own vote.`),
  aboutOwnDoubt('doubt-surprise', (leader, mean) => `A surprise for ${leader}: first place with ${mean}.`),
  aboutOwnDoubt('doubt-modest', (leader, mean) => `Modest, and first with ${mean}: ${leader}.`),
  aboutOwnDoubt(
    'doubt-group',
    (leader, mean) => `The group gives ${leader} ${mean}, far more than the own vote.`,
  ),
  aboutOwnDoubt('doubt-no-help', (leader) => `A low own vote did not help: first place for ${leader}.`),
  aboutOwnDoubt(
    'doubt-only',
    (leader, mean) => `${does(leader, 'comes', 'come')} first with ${mean}. The own vote was far lower.`,
  ),
  ...[
    aboutDissent(
      'dissent',
      ({ leader, rater, mean }) =>
        `${does(leader, 'is', 'are')} first with ${mean}. ${does(rater, 'disagrees', 'disagree')}.`,
    ),
    aboutDissent(
      'dissent-end',
      ({ leader, rater, high }) =>
        `${quotation(high)}: ${leader}. ${does(rater, 'sees', 'see')} it otherwise.`,
    ),
    aboutDissent(
      'dissent-not-for',
      ({ leader, rater, mean }) => `First is ${leader} with ${mean}, without much help from ${rater}.`,
    ),
    aboutDissent(
      'dissent-holds-out',
      ({ leader, rater, mean }) =>
        `${leader} in front with ${mean}. Only ${rater} ${verbFor(rater, 'holds', 'hold')} out.`,
    ),
    aboutDissent(
      'dissent-word',
      ({ leader, rater, mean }) =>
        `${does(leader, 'comes', 'come')} out first with ${mean}. ${does(rater, 'owes', 'owe')} the room a word.`,
    ),
    aboutDissent(
      'dissent-despite',
      ({ leader, rater, mean }) => `First with ${mean} is ${leader}, in spite of a low vote from ${rater}.`,
    ),
  ].map(withoutDoubt),
  ...(
    [
      ...aboutPlayers,
      byPoints,
      aboutNarrow('narrow-whisker', (leader, numbers) => `${leader}, by a whisker: ${numbers}.`),
      aboutNarrow('narrow-photo', (leader, numbers) => `Photo finish for ${leader}: ${numbers}.`),
      aboutNarrow('narrow-breath', (leader, numbers) => `Hold your breath: ${leader}, ${numbers}.`),
      aboutNarrow('narrow-hair', (leader, numbers) => `A hair’s breadth for ${leader}: ${numbers}.`),
      aboutNarrow('narrow-tie', (leader, numbers) => `Almost a tie, but not quite. ${leader}: ${numbers}.`),
      ofClear(certain),
      ofClear(answer),
      ofClear(aboutLeader('together', (leader) => `All sliders together point to ${leader}.`)),
      ofClear(aboutLeader('ahead', (leader, { question }) => `${question}There is no way past ${leader}.`)),
      ofClose(aboutLeader('close-nose', (leader) => `${leader}, but only by a nose.`)),
      ofClose(aboutLeader('close-call', (leader) => `A close call: ${leader}.`)),
      ofClose(aboutLeader('close-little', (leader) => `${does(leader, 'is', 'are')} a little ahead.`)),
      ofClose(aboutFirstTwo('close-second', (leader, second) => `${leader}, with ${second} close behind.`)),
      ofClose(
        aboutFirstTwo(
          'close-neck',
          (leader, second) => `Neck and neck at the top: ${leader}, then ${second}.`,
        ),
      ),
      ofModest(aboutLeader('modest-leaning', (leader) => `The group leans towards ${leader}.`)),
      ofModest(aboutLeader('modest-rather', (leader) => `If it is anybody, it is ${leader}.`)),
      ofModest(
        aboutLeader('modest-most', (leader) => `A little of it is in everybody. Most of it is in ${leader}.`),
      ),
      aboutLeader('highest', (leader) => `Ahead of everybody tonight: ${leader}.`),
      aboutLeader(
        'united-number',
        united((leader) => `All sliders stopped at almost the same place, with ${leader} in front.`),
        'united',
      ),
      aboutLeader(
        'divided-number',
        divided(
          (leader) => `The sliders went everywhere, but ${does(leader, 'comes', 'come')} out in front.`,
        ),
        'divided',
      ),
      {
        id: 'agreed',
        claims: ['agreed'],
        says: ({ agreed }) => (agreed ? `Everybody gave ${agreed.name} the same number.` : null),
      },
    ] satisfies readonly Pattern<PlayerSliderFacts>[]
  ).map((pattern) => withoutDoubt(withoutDissent(unlessNarrow(pattern)))),
];

/** Sentences about the line-up of the players. */
export const lineUpPatterns: readonly Pattern<Facts>[] = [
  answer,
  certain,
  ...aboutPlayers,
  aboutLeader('leads-the-way', (leader) => `${does(leader, 'leads', 'lead')} the way tonight.`),
  aboutLeader('front', (leader) => `${does(leader, 'stands', 'stand')} at the front of the line.`),
  aboutLeader('make-way', (leader) => `Make way for ${leader}.`),
  aboutLeader(
    'united-line',
    united((leader) => `The line formed by itself, behind ${leader}.`),
    'united',
  ),
  aboutLeader(
    'divided-line',
    divided((leader) => `A lot of pushing in this line. ${leader} ended up first.`),
    'divided',
  ),
  {
    id: 'agreed',
    claims: ['agreed'],
    says: ({ agreed }) => (agreed ? `Everybody gave ${agreed.name} the same place.` : null),
  },
];
