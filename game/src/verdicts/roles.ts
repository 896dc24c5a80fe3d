import type { Pattern } from './patterns.ts';

/** What the sentences about tiers that are roles are made from. */
export type RoleFacts = {
  voters: number;
  /** The subjects with a single most frequent role that all answers gave. */
  agreed: { name: string; role: string }[];
  /** The first subject with a single most frequent role, and its number of votes. */
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
      first && voters > 1 ? `${first.name}: “${first.role}”. All of you said so.` : null,
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
        ? `${tied.name}: “${tied.roles[0]}” or “${tied.roles[1]}”? You could not decide.`
        : null,
  },
  {
    id: 'role-single',
    claims: ['single'],
    says: ({ voters }) => (voters === 1 ? 'One vote gave out all the roles.' : null),
  },
];
