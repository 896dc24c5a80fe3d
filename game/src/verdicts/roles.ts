import { wereOf } from '../text.ts';
import type { Pattern } from './patterns.ts';

/** What the sentences about tiers that are roles are made from. */
export type RoleFacts = {
  voters: number;
  /** The number of subjects. */
  subjects: number;
  /** The subjects with a single most frequent role that all answers gave. */
  agreed: { name: string; role: string }[];
  /** The subject with a single most frequent role that has the most votes, the first among equals, and their number. */
  clearest: { name: string; role: string; votes: number } | null;
  /** The first subject with several most frequent roles. */
  tied: { name: string; roles: string[] } | null;
};

/** Sentences about tiers that are roles. They name no winner, because roles have no order. */
export const rolePatterns: readonly Pattern<RoleFacts>[] = [
  {
    id: 'role-agreed',
    claims: ['agreed'],
    says: ({ voters, agreed: [first] }) =>
      first && voters > 1 ? `${first.name}: “${first.role}”. Everybody said so.` : null,
  },
  {
    id: 'role-agreed-count',
    claims: ['count'],
    says: ({ voters, agreed }) =>
      agreed.length > 1 && voters > 1 ? `You all agree on ${agreed.length} roles.` : null,
  },
  {
    id: 'role-none-agreed',
    claims: ['count'],
    says: ({ voters, agreed }) => (agreed.length === 0 && voters > 1 ? 'Not one role was unanimous.' : null),
  },
  {
    id: 'role-clearest',
    claims: ['wins'],
    says: ({ clearest, voters }) =>
      clearest && voters > 1
        ? `${clearest.name}: “${clearest.role}”, ${clearest.votes} of ${voters} votes.`
        : null,
  },
  {
    id: 'role-tied',
    claims: ['tie'],
    says: ({ tied }) =>
      tied?.roles[0] && tied.roles[1]
        ? `${tied.name}: “${tied.roles[0]}” or “${tied.roles[1]}”? The group could not decide.`
        : null,
  },
  {
    id: 'role-agreed-settled',
    claims: ['agreed'],
    says: ({ voters, agreed: [first] }) =>
      first && voters > 1 ? `No discussion about ${first.name}: “${first.role}”.` : null,
  },
  {
    id: 'role-all-agreed',
    claims: ['count'],
    says: ({ voters, agreed, subjects }) =>
      voters > 1 && subjects > 1 && agreed.length === subjects
        ? `${subjects} of ${subjects} roles unanimous. You could run a theatre.`
        : null,
  },
  {
    id: 'role-share-agreed',
    claims: ['count'],
    says: ({ voters, agreed, subjects }) =>
      voters > 1 && agreed.length > 0 && agreed.length < subjects
        ? `${agreed.length} of ${subjects} roles ${wereOf(agreed.length)} unanimous. The rest is for the way home.`
        : null,
  },
  {
    id: 'role-clearest-cast',
    claims: ['wins'],
    says: ({ clearest, voters }) =>
      clearest && voters > 1 ? `The clearest case: ${clearest.name} as “${clearest.role}”.` : null,
  },
  {
    id: 'role-tied-both',
    claims: ['tie'],
    says: ({ tied }) =>
      tied?.roles[0] && tied.roles[1] && !tied.roles[2]
        ? `“${tied.roles[0]}” and “${tied.roles[1]}”: ${tied.name} can do both.`
        : null,
  },
  {
    id: 'role-single-cast',
    claims: ['single'],
    says: ({ voters, clearest }) =>
      voters === 1 && clearest ? `One vote was enough for ${clearest.name}: “${clearest.role}”.` : null,
  },
  {
    id: 'role-single',
    claims: ['single'],
    says: ({ voters }) => (voters === 1 ? 'One vote gave out all the roles.' : null),
  },
];
