import { shortList } from '../minigames/guess-words.ts';
import { roundedToMillionth } from '../minigames/ranking.ts';
import { does, listed, quotation, verbFor } from '../text.ts';
import type { Facts } from './facts.ts';
import {
  aboutFirstTwo,
  aboutLeader,
  aboutMixed,
  type Claim,
  manyNamed,
  manyShare,
  ofOneVote,
  type Pattern,
  twoNamed,
  twoShare,
} from './patterns.ts';

/*
 * Sentences about the players themselves. They name only those in first place and those about whom the group agrees or
 * differs, never who is last or who said what; of sliders also who sees the first place otherwise. Each is a sentence that is understood
 * without the result below it: with named ends it says in their words at which end the first place is.
 */

const united =
  (text: (leader: string, facts: Facts) => string) =>
  (leader: string, facts: Facts): string | null =>
    facts.unity === 'united' ? text(leader, facts) : null;
const divided =
  (text: (leader: string, facts: Facts) => string) =>
  (leader: string, facts: Facts): string | null =>
    facts.unity === 'divided' ? text(leader, facts) : null;

const answer = aboutLeader('answer', (leader, { question }) =>
  question ? `${question}${leader}, says the group.` : `All votes together put ${leader} first.`,
);

/** The title of the round is asked as a host asks it. */
const certain = aboutLeader('asked', (leader, { question, title }) => {
  const asks = question || (title === '' ? '' : `${title.replace(/[.!:…]+$/u, '')}? `);
  return asks === '' ? null : `${asks}That has to be ${leader}.`;
});

/** Facts of a round with a scale. */
type EndFacts = Facts & {
  /** The name of the end at which the first place is; null if the theme does not name the ends. */
  end: string | null;
};

/** Makes a pattern that names the end of the first place as a quotation. */
const aboutEnd = (id: string, text: (leader: string, end: string) => string): Pattern<EndFacts> =>
  aboutLeader<EndFacts>(id, (leader, { end }) => (end === null ? null : text(leader, quotation(end))), 'end');

/** A question is answered; otherwise the end is the question. */
const certainOfEnd = aboutLeader<EndFacts>('asked', (leader, { end, question }) => {
  const asks = question || (end === null ? null : `${quotation(end)}? `);
  return asks === null ? null : `${asks}That has to be ${leader}.`;
});

const twoRoom = twoNamed(
  'two-room',
  (one, other) => `First place has room for two: ${listed([one, other])}.`,
);

/** For tier lists and sliders: of those in first place. */
const aboutFirst: readonly Pattern<Facts>[] = [
  ofOneVote((leader) => `One vote decided it all, and it put ${leader} first.`),
  aboutFirstTwo('runner-up', (leader, second) => `First place goes to ${leader}, second place to ${second}.`),
  aboutMixed(
    'mixed',
    (leader) => `Each of you sees it a little differently, but first place goes to ${leader}.`,
  ),
  aboutMixed(
    'mixed-toast',
    (leader) => `A toast to ${leader} in first place. The rest is a matter of taste.`,
  ),
];

/** For sliders. */
const aboutPlayers: readonly Pattern<Facts>[] = [
  twoShare,
  twoRoom,
  manyShare,
  ...aboutFirst,
  {
    id: 'contested',
    claims: ['contested'],
    says: ({ contested }) => (contested ? `Your opinions differ most about ${contested.name}.` : null),
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

/**
 * Sentences about ordered tier lists of players. Each names those in first place. What the group disagrees about is said by the host beside
 * the podium.
 */
export const tierListLobbyPatterns: readonly Pattern<Facts>[] = [
  answer,
  certain,
  twoShare,
  twoRoom,
  twoNamed('two-top', (one, other) => `${listed([one, other])} share the top.`),
  ...manyNamed,
  ...aboutFirst,
  aboutLeader('spoken', (leader) => `The group has spoken: first place goes to ${leader}.`),
  aboutLeader(
    'first-of',
    (leader, { rated }) => (rated > 1 ? `${rated} players, one first place: ${leader}.` : null),
    'rated',
  ),
  aboutLeader('applause', (leader) => `A round of applause for ${leader}, in first place.`),
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
];

/** What the sentences about sliders for the players are made from. */
export type PlayerSliderFacts = EndFacts & {
  /** The mean of the only leader, from 1 to 100, and how far it is from the next one; null if several share the first place. */
  lead: { mean: number; gap: number } | null;
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
  (pattern: Pattern<EndFacts>): Pattern<PlayerSliderFacts> => ({
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
    return `First place goes to ${leader}, ${first - next} points ahead of the next one.`;
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
  text: (about: { leader: string; rater: string; mean: number; end: string | null }) => string | null,
): Pattern<PlayerSliderFacts> => ({
  id,
  claims: ['leads', 'dissent'],
  says: ({ leaders: [leader], dissent, lead, end }) =>
    leader && dissent?.rater && lead
      ? text({ leader, rater: dissent.rater, mean: writtenMeans(lead)[0], end })
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
  aboutOwnDoubt(
    'doubt-own',
    (leader) => `First place goes to ${leader}, in spite of a much lower self-rating.`,
  ),
  aboutOwnDoubt(
    'doubt-surprise',
    (leader, mean) => `First place with ${mean} comes as a surprise to ${leader}.`,
  ),
  aboutOwnDoubt(
    'doubt-modest',
    (leader, mean) => `${does(leader, 'is', 'are')} first with ${mean}, and too modest to say so.`,
  ),
  aboutOwnDoubt(
    'doubt-group',
    (leader, mean) => `The group gives ${leader} ${mean} on average, far more than the self-rating.`,
  ),
  aboutOwnDoubt(
    'doubt-no-help',
    (leader) => `A low self-rating could not keep ${leader} out of first place.`,
  ),
  aboutOwnDoubt(
    'doubt-only',
    (leader, mean) => `${does(leader, 'comes', 'come')} first with ${mean}. The self-rating was far lower.`,
  ),
  ...[
    aboutDissent(
      'dissent',
      ({ leader, rater, mean }) =>
        `${does(leader, 'is', 'are')} first with ${mean}. ${does(rater, 'disagrees', 'disagree')}.`,
    ),
    aboutDissent('dissent-end', ({ leader, rater, end }) =>
      end === null
        ? null
        : `${does(leader, 'is', 'are')} closest to ${quotation(end)}. ${does(rater, 'sees', 'see')} it otherwise.`,
    ),
    aboutDissent(
      'dissent-not-for',
      ({ leader, rater, mean }) =>
        `${does(leader, 'comes', 'come')} first with ${mean}, without much help from ${rater}.`,
    ),
    aboutDissent(
      'dissent-holds-out',
      ({ leader, rater, mean }) =>
        `${does(leader, 'is', 'are')} in front with ${mean}. Only ${rater} ${verbFor(rater, 'holds', 'hold')} out.`,
    ),
    aboutDissent(
      'dissent-word',
      ({ leader, rater, mean }) =>
        `${does(leader, 'comes', 'come')} first with ${mean}. ${rater} may ask for a recount.`,
    ),
    aboutDissent(
      'dissent-convinced',
      ({ leader, rater, mean }) =>
        `${does(leader, 'comes', 'come')} first with ${mean}, but ${does(rater, 'is', 'are')} not convinced yet.`,
    ),
    aboutDissent(
      'dissent-despite',
      ({ leader, rater, mean }) =>
        `${does(leader, 'comes', 'come')} first with ${mean}, in spite of a low vote from ${rater}.`,
    ),
  ].map(withoutDoubt),
  ...(
    [
      ...aboutPlayers,
      byPoints,
      aboutNarrow(
        'narrow-whisker',
        (leader, numbers) => `${does(leader, 'comes', 'come')} first by a whisker: ${numbers}.`,
      ),
      aboutNarrow(
        'narrow-photo',
        (leader, numbers) => `It takes a photo finish to put ${leader} first: ${numbers}.`,
      ),
      aboutNarrow(
        'narrow-breath',
        (leader, numbers) => `${does(leader, 'is', 'are')} in first place, but only just: ${numbers}.`,
      ),
      aboutNarrow(
        'narrow-hair',
        (leader, numbers) => `A hair’s breadth puts ${leader} in first place: ${numbers}.`,
      ),
      aboutNarrow(
        'narrow-tie',
        (leader, numbers) => `It is almost a tie, but first place goes to ${leader}: ${numbers}.`,
      ),
      ofClear(certainOfEnd),
      ofClear(aboutEnd('end-closest', (leader, end) => `Nobody comes closer to ${end} than ${leader}.`)),
      ofClear(answer),
      ofClear(aboutLeader('together', (leader) => `All sliders together point to ${leader}.`)),
      ofClear(aboutLeader('ahead', (leader) => `First place is clear: it goes to ${leader}.`)),
      ofClose(
        aboutLeader('close-nose', (leader) => `${does(leader, 'is', 'are')} in front, but only by a nose.`),
      ),
      ofClose(
        aboutLeader('close-call', (leader) => `It was a close call, but first place goes to ${leader}.`),
      ),
      ofClose(
        aboutLeader(
          'close-little',
          (leader) => `${does(leader, 'is', 'are')} only a little ahead of the next one.`,
        ),
      ),
      ofClose(
        aboutFirstTwo(
          'close-second',
          (leader, second) => `First place goes to ${leader}, with ${second} close behind.`,
        ),
      ),
      ofClose(
        aboutFirstTwo(
          'close-neck',
          (leader, second) => `${does(leader, 'comes', 'come')} first, neck and neck with ${second}.`,
        ),
      ),
      ofModest(aboutLeader('modest-leaning', (leader) => `The group leans towards ${leader}.`)),
      ofModest(
        aboutEnd(
          'modest-end',
          (leader, end) =>
            `Nobody is right at ${end}, but ${leader} ${verbFor(leader, 'comes', 'come')} closest.`,
        ),
      ),
      ofModest(
        aboutLeader(
          'modest-most',
          (leader) => `Nobody has a very high number here. The highest one goes to ${leader}.`,
        ),
      ),
      aboutLeader('highest', (leader) => `${does(leader, 'has', 'have')} the highest average of all.`),
      aboutLeader(
        'united-number',
        united((leader) => `You set your sliders almost alike, with ${leader} in front.`),
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

/** What the sentences about the line-up of the players are made from. */
export type LineUpFacts = EndFacts & {
  /** All answers have the only leader in the first place. */
  isUnanimous: boolean;
};

/** With named ends and one leader, only what names that end says what the first place is for. */
const namingEnd = (pattern: Pattern<LineUpFacts>): Pattern<LineUpFacts> =>
  pattern.claims.includes('end')
    ? pattern
    : {
        ...pattern,
        says: (facts) =>
          facts.end !== null && facts.leaders.length === 1 && facts.voters > 1 ? null : pattern.says(facts),
      };

/** Makes a pattern that is said only if all put the leader first. */
const ifUnanimous = (pattern: Pattern<LineUpFacts>): Pattern<LineUpFacts> => ({
  ...pattern,
  claims: [...pattern.claims, 'unanimous'],
  says: (facts) => (facts.isUnanimous ? pattern.says(facts) : null),
});

/** Each is one short clause. */
const lineUpSentences: readonly Pattern<LineUpFacts>[] = [
  twoShare,
  ...manyNamed.filter(({ id }) => id === 'many-top'),
  {
    id: 'end-share',
    claims: ['shared'],
    says: ({ leaders, end }) =>
      end === null || leaders.length < 2 ? null : `${shortList(leaders, 'more')} share ${quotation(end)}.`,
  },
  ofOneVote((leader) => `One vote puts ${leader} first.`),
  aboutLeader('first-place', (leader) => `First place goes to ${leader}.`),
  aboutLeader('holds', (leader) => `${does(leader, 'holds', 'hold')} first place.`),
  aboutLeader('leads', (leader) => `${does(leader, 'leads', 'lead')} this line-up.`),
  aboutLeader('top', (leader) => `${does(leader, 'stands', 'stand')} on the top step.`),
  aboutLeader('top-belongs', (leader) => `The top step belongs to ${leader}.`),
  aboutLeader('group', (leader) => `The group puts ${leader} first.`),
  aboutLeader('nobody-higher', (leader) => `Nobody stands higher than ${leader}.`),
  ifUnanimous(aboutLeader('all', (leader) => `Everybody puts ${leader} first.`)),
  aboutEnd('end-most', (leader, end) => `${does(leader, 'is', 'are')} the most ${end}.`),
  aboutEnd('end-more', (leader, end) => `Nobody is more ${end} than ${leader}.`),
  aboutEnd('end-calls', (leader, end) => `The group calls ${leader} ${end}.`),
  aboutEnd('end-comes', (leader, end) => `${does(leader, 'comes', 'come')} closest to ${end}.`),
  aboutEnd('end-goes', (leader, end) => `${end} goes to ${leader}.`),
  aboutEnd('end-made', (leader, end) => `${end} was made for ${leader}.`),
  aboutEnd('end-means', (leader, end) => `${end} means ${leader}.`),
  aboutEnd('end-suits', (leader, end) => `${end} suits ${leader} best.`),
  aboutEnd('end-written', (leader, end) => `${end} has ${leader} written all over it.`),
  ifUnanimous(aboutEnd('end-all', (leader, end) => `Everybody puts ${leader} at ${end}.`)),
];

/** Sentences about the line-up of the players. */
export const lineUpPatterns: readonly Pattern<LineUpFacts>[] = lineUpSentences.map(namingEnd);
