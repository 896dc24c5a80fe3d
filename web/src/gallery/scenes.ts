import type { Person } from '@tallyho/game/model/person';
import { people } from '../entities/room/testing/people.ts';
import { flagItems, sampleThemes } from '../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../entities/room/testing/scripted-room.ts';
import { absenceRoom, absenceScenes, isAbsenceScene } from './absence-scenes.ts';
import { cupRoom, cupScenes, isCupScene } from './cup-scenes.ts';
import { flagPlacement } from './flag-placement.ts';
import { groupRoom, groupScenes, isGroupScene } from './group-scenes.ts';
import { isPlayScene, playRoom, playScenes } from './play-scenes.ts';
import { isShowScene, showRoom, showScenes } from './show-scenes.ts';
import { isTableScene, tableRoom, tableScenes } from './table-scenes.ts';
import { isWaitingScene, waitingRoom, waitingScenes } from './waiting-scenes.ts';

/** All scenes of the gallery. */
export const scenes = [
  'lobby',
  'readyCheck',
  'choosing',
  'tier-list',
  'tier-list-half',
  'tier-list-full',
  'tier-list-sent',
  'tier-list-long',
  'slider',
  'choose',
  'results-tier-list',
  'results-slider',
  'results-choose',
  'choosing-again',
  'finished',
  ...playScenes,
  ...cupScenes,
  ...showScenes,
  ...tableScenes,
  ...waitingScenes,
  ...absenceScenes,
  ...groupScenes,
] as const;
export type GalleryScene = (typeof scenes)[number];

const theme = 'Flags of the world';

const answers = [
  (seed: number) => flagPlacement(seed),
  (seed: number) => {
    const ratingValue = [8.2, 6.4, 7.9, 2.1, 9.5, 5, 7.2, 8][seed % 8] ?? 5;
    return { ratingValue, sliderIndex: Math.round((ratingValue / 10) * 4) };
  },
  (seed: number) => ({ selectedSide: seed % 3 === 1 ? 'left' : 'right' }),
];

/**
 * Returns a room in the scene, created by playing with the real rules. `size`: number of players, 2 to 8; `at`: seconds since
 * the start of the results.
 */
export function galleryRoom(scene: GalleryScene, you: Person, size: number, at = 0): ScriptedRoom {
  const others = people.filter(({ user }) => user !== you.user).slice(0, size - 1);
  const leader = people[0];
  const seated =
    you.user === leader.user
      ? [you, ...others]
      : [leader, ...others.filter((other) => other !== leader), you];
  if (isPlayScene(scene)) return playedBefore(at, (now) => playRoom(scene, seated, you, now));
  if (isCupScene(scene)) return playedBefore(at, (now) => cupRoom(scene, seated, you, now));
  if (isShowScene(scene)) return showRoom(scene, seated, at);
  if (isTableScene(scene)) return tableRoom(scene, seated, you);
  if (isGroupScene(scene)) return groupRoom(scene, seated, you);
  if (isAbsenceScene(scene)) return absenceRoom(scene, seated, you);
  if (isWaitingScene(scene)) return waitingRoom(scene, seated, you);
  const room = new ScriptedRoom({
    owner: leader,
    capacity: Math.max(4, size),
    themes: sampleThemes,
    timings: { chatCooldown: 0 },
  });
  room.join(...seated.slice(1));
  const users = seated.map(({ user }) => user);
  chat(room, users);
  if (scene === 'lobby') return room;

  room.act(leader.user, { type: 'startGame' });
  const gameId = room.state.stage.phase === 'lobby' ? '' : room.state.stage.game.id;
  if (scene === 'readyCheck') {
    for (const user of users.filter((_, index) => index % 2 === 1))
      room.act(user, { type: 'confirmReadiness', gameId });
    return room;
  }
  for (const user of users) room.act(user, { type: 'confirmReadiness', gameId });
  if (scene === 'choosing') return room;

  const play = (game: number, players = users) => {
    const round = { gameId, theme, game };
    users.forEach((user, seed) => {
      if (!players.includes(user)) return;
      const gameData = answers[game]?.(seed);
      room.act(user, { type: 'gameRoundConfirmation', ...round, code: 1, gameData });
      room.act(user, { type: 'gameRoundConfirmation', ...round, code: 2, gameData });
    });
  };
  const next = (game: number) => room.act(leader.user, { type: 'nextRound', gameId, theme, game });

  if (scene === 'tier-list-long') {
    room.act(leader.user, { type: 'themeChosen', gameId, theme: 'Worth the trip' });
    return room;
  }
  room.act(leader.user, { type: 'themeChosen', gameId, theme });
  if (scene.startsWith('tier-list')) {
    const counts: Partial<Record<GalleryScene, number>> = {
      'tier-list-half': 9,
      'tier-list-full': flagItems.length,
    };
    const count = counts[scene];
    if (count)
      room.act(you.user, { type: 'saveDraft', gameId, theme, game: 0, gameData: flagPlacement(1, count) });
    if (scene === 'tier-list-sent') play(0, [you.user]);
    else
      play(
        0,
        others.slice(0, 1).map(({ user }) => user),
      );
    return room;
  }
  play(0);
  if (scene === 'results-tier-list') return room;
  next(0);
  if (scene === 'slider') return room;
  play(1);
  if (scene === 'results-slider') return room;
  next(1);
  if (scene === 'choose') return room;
  play(2);
  if (scene === 'results-choose') return room;
  next(2);
  if (scene === 'choosing-again') return room;
  room.act(leader.user, { type: 'gameFinished', gameId });
  return room;
}

/** Returns the room that `play` makes with a clock that is `seconds` behind until it is returned. */
function playedBefore(seconds: number, play: (now: () => number) => ScriptedRoom): ScriptedRoom {
  let delay = seconds * 1000;
  const room = play(() => Date.now() - delay);
  delay = 0;
  return room;
}

function chat(room: ScriptedRoom, users: readonly string[]): void {
  const lines = [
    'Good evening everybody',
    'who brought snacks?',
    'me. and strong opinions about flags',
    'holy shit, this is going to be a long night. I have been waiting for somebody to ask me about crosses all week',
    'ready when you are',
  ];
  lines.forEach((text, index) => {
    const user = users[(index + 1) % users.length];
    if (user) room.act(user, { type: 'sendMessage', text });
  });
}
