import type { GameNight } from '@tallyho/game/people/game-nights';
import { kim, robin, sam } from '../entities/room/testing/people.ts';
import { ScriptedMessages } from '../features/messages/testing/scripted-messages.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A message. `by`: 0 for the friend, 1 for the viewer. `ago`: age in milliseconds. */
type SampleMessage = readonly [by: 0 | 1, ago: number, text: string];

/** The last message with another friend. */
export type OtherConversation = readonly [friend: string, message: SampleMessage];

const evening: readonly SampleMessage[] = [
  [0, 2 * day + 90 * minute, 'That tier list of breakfast cereals was a disgrace.'],
  [1, 2 * day + 88 * minute, 'You put muesli in S. MUESLI.'],
  [0, 2 * day + 87 * minute, '😂'],
  [0, day + 300 * minute, 'Are you on tonight?'],
  [0, day + 299 * minute, 'Sam brought a new theme, something with flags.'],
  [1, day + 240 * minute, 'Can do, around eight. Keep me a seat?'],
  [0, day + 239 * minute, 'Always.'],
  [0, day + 50 * minute, `The flags again: ${window.location.origin}/r/flags`],
  [
    1,
    42 * minute,
    'https://example.org/a-very-long-address-without-a-single-place-to-break/that-goes-on-and-on-and-on',
  ],
  [
    1,
    41 * minute,
    'Flags it is. I have been practising my vexillology, so be warned: I know all the ones with stars.',
  ],
  [0, 4 * minute, 'مرحبا! هل أنت جاهز للعب؟'],
  [0, 3 * minute, 'We are at the table. Come!'],
  [1, 2.5 * minute, '😏'],
  [0, 2 * minute, '😱'],
];

const long: readonly SampleMessage[] = Array.from({ length: 140 }, (_, index): SampleMessage => {
  const by = index % 3 === 0 ? 1 : 0;
  return [
    by,
    (140 - index) * 20 * minute,
    `Message number ${index + 1}${index % 7 === 0 ? ', with a few words more than the others have, so that it breaks' : ''}`,
  ];
});

export const conversations = { evening, long, none: [] } as const;

/** Returns two game nights of the viewer and the friend: one yesterday, one today with a public result. */
export function nightsOfTwo(): readonly GameNight[] {
  const you = { username: robin.username, avatar: robin.avatar, isYou: true, friend: null };
  const friend = { username: kim.username, avatar: kim.avatar, isYou: false, friend: kim.user };
  const night = (_id: string, ago: number, more: Partial<GameNight>): GameNight => ({
    _id,
    finishedAt: new Date(Date.now() - ago).toISOString(),
    players: [you, friend],
    themes: ['Street food', 'All about us'],
    rounds: 6,
    anonymousVotes: false,
    winners: [you],
    podium: [
      { ...you, rank: 1 },
      { ...friend, rank: 2 },
    ],
    place: { rank: 1, of: 2 },
    favourites: [],
    shareToken: null,
    ...more,
  });
  return [
    night('today', 20 * minute, { shareToken: 'abc' }),
    night('yesterday', day + 60 * minute, {
      themes: ['Flags'],
      players: [
        you,
        friend,
        { username: sam.username, avatar: sam.avatar, isYou: false, friend: sam.user },
        { username: 'Guest', avatar: 7, isYou: false, friend: null },
      ],
      podium: [
        { ...friend, rank: 1 },
        { ...you, rank: 2 },
      ],
      shareToken: 'flags',
      winners: [friend],
      place: { rank: 2, of: 4 },
    }),
  ];
}

/** Returns a scripted server that has stored the conversation with a friend. `unread`: number of unread messages at its end. */
export function scriptConversation(
  you: string,
  friend: string,
  messages: readonly SampleMessage[],
  unread: number,
  others: readonly OtherConversation[] = [],
): ScriptedMessages {
  let clock = Date.now();
  const scripted = new ScriptedMessages({ you, now: () => clock }).befriend(friend);
  for (const [other, [by, ago, text]] of others) {
    clock = Date.now() - ago;
    scripted.befriend(other);
    if (by === 0) scripted.say(other, text);
    else void scripted.api.send({ id: `own-${other}`, friend: other, content: text });
    void scripted.api.read(other, scripted.messages.length);
  }
  for (const [index, [by, ago, text]] of messages.entries()) {
    clock = Date.now() - ago;
    if (by === 0) scripted.say(friend, text);
    else void scripted.api.send({ id: `own-${index}`, friend, content: text });
    if (index === messages.length - 1 - unread) void scripted.api.read(friend, scripted.messages.length);
    if (index === messages.length - 4) scripted.readAll(friend);
  }
  clock = Date.now();
  return scripted;
}
