import { type InvitationView, type InvitedLobby, invitationSlots } from '@tallyho/game/protocol/invitation';
import {
  mostNamedOnPhone,
  sharedResultSlots,
  sharedResultViewOf,
} from '@tallyho/game/protocol/shared-result';

/** A public page that the build renders as HTML: `dist/pages/<name>.html`. */
export interface StaticPage {
  /** The first segment of its address; `home` for the home page. The Worker finds the file by it. */
  readonly name: string;
  readonly address: string;
  /** The page's component, below web/src. */
  readonly source: string;
  /** Its content depends on the login providers of the deployment: there is one file for each combination. */
  readonly hasProviders?: true;
  /** Responses of the API that the page is rendered with, by query key. */
  readonly queries?: readonly (readonly [key: readonly unknown[], data: unknown])[];
}

/** Stands for the lobby code or the token in the HTML of the two pages that the Worker completes. A valid lobby code. */
const addressSlot = 'ZZSLOT';

const lobbies: Readonly<Record<Exclude<InvitationView, 'gone' | 'removed'>, Partial<InvitedLobby>>> = {
  'open-open': {},
  'open-running': { state: 'running' },
  'open-finished': { state: 'finished' },
  'accountsOnly-open': { guestsMayJoin: false },
  'accountsOnly-running': { guestsMayJoin: false, state: 'running' },
  'accountsOnly-finished': { guestsMayJoin: false, state: 'finished' },
  full: { players: Number(invitationSlots.maxPlayers) },
  started: { state: 'running', lateJoin: false },
};

/** The page of an invite link with one content. Its texts are slots. */
const invitation = (view: InvitationView, invited: object): StaticPage => ({
  name: `join-${view}`,
  address: `/join/${addressSlot}`,
  source: 'pages/game/JoinPage.tsx',
  queries: [[['lobbies', 'invited', addressSlot], invited]],
});

const invitations: readonly StaticPage[] = [
  invitation('gone', { status: 'gone' }),
  invitation('removed', { status: 'removed' }),
  ...Object.entries(lobbies).map(([view, change]) => {
    const lobby = {
      leader: { username: invitationSlots.leader, avatar: 1 },
      heads: [],
      players: Number(invitationSlots.players),
      maxPlayers: Number(invitationSlots.maxPlayers),
      state: 'open',
      lateJoin: true,
      guestsMayJoin: true,
      ...change,
    };
    // The keys of `lobbies` are views.
    return invitation(view as InvitationView, { status: 'known', lobby, suggestedName: '' });
  }),
];

/** The page of a public result with one first view, which shows only its title and its pictures. */
const sharedResult = (first: 'fight' | 'board' | 'turn' | 'plain', players: number): StaticPage => {
  const body = {
    ...sharedResultSlots,
    theme: null,
    sides: first === 'fight' ? [] : null,
    result: {
      players: Array.from({ length: players }, (_, index) => ({ user: `p${index + 1}`, color: null })),
      rounds: first === 'plain' ? [] : [{}],
      turn: first === 'turn' ? {} : null,
      awards: { divisive: null, closestPair: null, scores: [] },
    },
  };
  return {
    name: `r-${sharedResultViewOf(body)}`,
    address: `/r/${addressSlot}`,
    source: 'pages/game/SharedResultPage.tsx',
    queries: [[['shared result', addressSlot], body]],
  };
};

const sharedResults = (['fight', 'board', 'turn', 'plain'] as const).flatMap((first) =>
  [1, mostNamedOnPhone + 1].map((players) => sharedResult(first, players)),
);

export const staticPages: readonly StaticPage[] = [
  { name: 'home', address: '/', source: 'pages/home/HomePage.tsx' },
  { name: 'login', address: '/login', source: 'pages/account/LoginPage.tsx', hasProviders: true },
  { name: 'register', address: '/register', source: 'pages/account/RegisterPage.tsx', hasProviders: true },
  { name: 'privacy', address: '/privacy', source: 'pages/about/PrivacyPage.tsx' },
  { name: 'contact', address: '/contact', source: 'pages/about/ContactPage.tsx' },
  { name: 'terms-of-service', address: '/terms-of-service', source: 'pages/about/TermsPage.tsx' },
  { name: 'credits', address: '/credits', source: 'pages/about/CreditsPage.tsx' },
  { name: 'join', address: `/join/${addressSlot}`, source: 'pages/game/JoinPage.tsx' },
  { name: 'r', address: `/r/${addressSlot}`, source: 'pages/game/SharedResultPage.tsx' },
  ...invitations,
  ...sharedResults,
];
