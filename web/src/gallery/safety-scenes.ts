import { cardFrom } from '@tallyho/game/people/cards';
import type { ApiAppeal, ApiAuditEntry, ApiModeratedUser, ApiReport } from '@tallyho/game/people/moderation';
import type { EvidenceLine } from '@tallyho/game/people/reports';
import type { Standing } from '@tallyho/game/people/sanctions';
import { people } from '../entities/room/testing/people.ts';

/** The scenes about safety and moderation. */
export const safetyScenes = [
  'report',
  'report-message',
  'warning',
  'muted',
  'reports',
  'people',
  'log',
  'nothing',
] as const;
export type SafetyScene = (typeof safetyScenes)[number];

const now = Date.now();
const hour = 60 * 60_000;
const at = (hours: number): string => new Date(now + hours * hour).toISOString();
const good: Standing = { suspension: null, mute: null, warning: null };

/** The standing of the viewer in a scene. */
export function standingIn(scene: SafetyScene): Standing {
  if (scene === 'muted') return { ...good, mute: { until: at(3), reason: 'Spam or advertising' } };
  if (scene === 'warning')
    return {
      ...good,
      warning: {
        _id: 'warning-1',
        at: at(-2),
        reason: 'Bullying or harassment. Please leave Samwise in peace.',
      },
    };
  return good;
}

const card = (index: number) => cardFrom(people[index % people.length] ?? people[0]);
const moderatedUser = (index: number, more: Partial<ApiModeratedUser> = {}): ApiModeratedUser => ({
  ...card(index),
  administrator: false,
  isGuest: false,
  passkeys: 0,
  createdAt: at(-24 * 90),
  standing: good,
  formerNames: [],
  history: { reports: 1, guestReports: 0, warnings: 0, mutes: 0, suspensions: 0 },
  ...more,
});

const evidence = (count: number, reported: number): EvidenceLine[] => {
  const texts = [
    'ready?',
    'always',
    'you again. nobody wants you here, go play somewhere else',
    'pardon?',
    'I mean it. pack your things',
    'that is not ok',
  ];
  return Array.from({ length: count }, (_, index) => {
    const { _id: userId, username } = card(index % 2 === 0 ? 1 : 2);
    const text = texts[index % texts.length] ?? '';
    return { userId, username, text, at: at(-1 + index / 100), isReported: index === reported };
  });
};

const muted = { until: at(20), reason: 'Spam or advertising' };
const suspended = { until: at(24 * 6), reason: 'Threats or violence, after two warnings.' };

const reports: ApiReport[] = [
  {
    _id: 'report-1',
    kind: 'player',
    reporter: card(2),
    reported: moderatedUser(1, {
      history: { reports: 4, guestReports: 1, warnings: 2, mutes: 1, suspensions: 0 },
    }),
    reason: 'harassment',
    details: 'They do this every evening, and their friends join in. I have asked them to stop.',
    evidence: evidence(21, 10),
    createdAt: at(-0.2),
    byGuest: false,
    open: { all: 3, byGuests: 1 },
    closed: null,
  },
  {
    _id: 'report-2',
    kind: 'message',
    reporter: card(4),
    reported: moderatedUser(3, {
      isGuest: true,
      standing: { ...good, mute: muted },
      history: { reports: 2, guestReports: 0, warnings: 0, mutes: 1, suspensions: 0 },
    }),
    reason: 'spam',
    details: '',
    evidence: [
      {
        ...evidence(1, 0)[0],
        userId: 'user-alex',
        username: 'alexandra_the_great',
        text: `Win a car!!! ${'https://example.com/'.repeat(6)}`,
        at: at(-5),
        isReported: true,
      },
    ],
    createdAt: at(-5),
    byGuest: true,
    open: { all: 1, byGuests: 1 },
    closed: null,
  },
  {
    _id: 'report-3',
    kind: 'player',
    reporter: null,
    reported: moderatedUser(5),
    reason: 'name',
    details: 'مرحبا, look at what it means in my language',
    evidence: [],
    createdAt: at(-30),
    byGuest: false,
    open: { all: 1, byGuests: 0 },
    closed: null,
  },
  {
    _id: 'report-4',
    kind: 'player',
    reporter: card(6),
    reported: null,
    reason: 'other',
    details: '',
    evidence: evidence(3, -1),
    createdAt: at(-24 * 12),
    byGuest: false,
    open: null,
    closed: null,
  },
];

const closedReports: ApiReport[] = reports.slice(0, 2).map((report, index) => ({
  ...report,
  _id: `closed-${index}`,
  open: null,
  closed: {
    at: at(-1),
    by: index === 0 ? card(0) : null,
    sanction: index === 0 ? { kind: 'mute', hours: 72, reason: muted.reason } : null,
  },
}));

const users: ApiModeratedUser[] = [
  moderatedUser(1, {
    standing: { ...good, suspension: suspended },
    history: { reports: 6, guestReports: 0, warnings: 2, mutes: 1, suspensions: 1 },
  }),
  moderatedUser(3, {
    standing: {
      suspension: null,
      mute: muted,
      warning: { _id: 'w', reason: 'Please stop advertising.', at: at(-30) },
    },
  }),
  moderatedUser(0, {
    administrator: true,
    history: { reports: 0, guestReports: 0, warnings: 0, mutes: 0, suspensions: 0 },
  }),
  moderatedUser(5, { formerNames: [{ username: 'samwise_the_brave', until: at(-50) }] }),
];

const auditEntry = (id: number, entry: Partial<ApiAuditEntry>): ApiAuditEntry => ({
  _id: id,
  at: at(-id),
  actor: card(0),
  action: 'report',
  subject: card(1),
  details: {},
  also: [],
  ...entry,
});
const entries: ApiAuditEntry[] = [
  auditEntry(1, { action: 'closeReport', details: { report: 'report-0' } }),
  auditEntry(1.5, { action: 'suspend', details: { reason: suspended.reason, hours: 168 } }),
  auditEntry(2, { actor: card(2), details: { reason: 'threats' } }),
  auditEntry(3, { action: 'mute', subject: card(3), details: { reason: muted.reason, hours: 24 } }),
  auditEntry(9, { action: 'lift', subject: card(4), details: { kind: 'mute' } }),
  auditEntry(30, { action: 'warn', details: { reason: 'Please leave Samwise in peace.' } }),
  auditEntry(31, {
    action: 'deletePicture',
    subject: null,
    details: { theme: 'Grill night', game: 1, name: 'Corn' },
    also: ['Sausage', 'Halloumi', ''].map((name, index) => ({
      _id: 32 + index,
      at: at(-32),
      details: { theme: 'Grill night', game: 1, name },
    })),
  }),
  auditEntry(36, { action: 'makeAdministrator', actor: null, details: { by: 'command' } }),
  auditEntry(37, { action: 'removeAdministrator', subject: card(5) }),
  auditEntry(40, { action: 'deleteAccount', actor: null, subject: null }),
];

/** One open appeal, or one that was rejected. */
const appeals = (status: string | null): ApiAppeal[] => {
  const suspension = { until: at(24 * 6), reason: 'Threats or violence' };
  return [
    {
      _id: 'appeal-1',
      author: moderatedUser(3, { standing: { ...good, suspension } }),
      text: 'My little brother had my phone that evening. I have said sorry to all of them, and I have a lock on it now.',
      createdAt: at(-2),
      suspension: { ...suspension, at: at(-24), hours: 168, by: card(5) },
      evidence: evidence(5, 2),
      decision:
        status === 'closed'
          ? {
              kind: 'rejected',
              at: at(-1),
              by: card(5),
              answer: 'It is the third time. Please wait for the week.',
            }
          : null,
    },
  ];
};

/** The bodies of the API's responses about moderation; null for other paths. */
export function moderationBody(scene: SafetyScene, path: string, status: string | null): object | null {
  const isEmpty = scene === 'nothing';
  if (path === '/api/admin/reports') {
    const shown = status === 'closed' ? closedReports : reports;
    return { success: true, reports: isEmpty ? [] : shown, hasMore: false };
  }
  if (path === '/api/admin/appeals') return { success: true, appeals: isEmpty ? [] : appeals(status) };
  if (path === '/api/user/appeal') return { success: true, appeal: null };
  if (path === '/api/admin/users/search') return { success: true, users: isEmpty ? [] : users };
  if (path === '/api/admin/deleted-suspensions')
    return {
      success: true,
      suspensions: isEmpty ? [] : [{ _id: 'hash', until: '2030-01-01T12:00:00.000Z', reason: 'Threats' }],
    };
  if (path === '/api/admin/audit') return { success: true, entries: isEmpty ? [] : entries, next: null };
  if (path === '/api/admin/open-reports') return { success: true, open: isEmpty ? 0 : reports.length };
  if (path === '/api/admin/administrators')
    return { success: true, users: users.filter(({ administrator }) => administrator) };
  if (path === '/api/reports' || path.startsWith('/api/admin/')) return { success: true };
  return null;
}
