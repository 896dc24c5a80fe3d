import type { Person } from '@tallyho/game/model/person';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';
import { flagItems, sampleThemes } from '../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../entities/room/testing/scripted-room.ts';

/** Scenes about public lobbies, custom themes, late join, answer timers and sitting out. */
export const tableScenes = [
  'outside',
  'outside-empty',
  'lobby-themes',
  'lobby-rules',
  'ready-check-consent',
  'choosing-own',
  'choosing-many',
  'watching',
  'watching-players',
  'timer',
  'timer-locked',
  'timer-last',
  'timer-missed',
] as const;
type TableScene = (typeof tableScenes)[number];

export const isTableScene = (scene: string): scene is TableScene =>
  tableScenes.some((name) => name === scene);

const theme = 'Flags of the world';
const hard: Partial<RoomRules> = { answerTimer: { mode: 'hard', seconds: 60 }, anonymousVotes: true };

/** A name of the maximum length, without a place to break the line. */
const longName = 'WolfeschlegelsteinhausenBerger';

const strict = (scene: TableScene): Partial<RoomRules> =>
  scene === 'lobby-rules' ? { lateJoin: false, numRounds: 3 } : {};

/** Returns a room in the scene. `seated` is in join order: the leader first, and the viewer last unless the viewer leads. */
export function tableRoom(scene: TableScene, seated: readonly Person[], you: Person): ScriptedRoom {
  const [leader, ...others] = seated;
  if (!leader) throw new Error('A scene needs at least one player');
  const isTimed = scene.startsWith('timer');
  const room = new ScriptedRoom({
    owner: leader,
    capacity: Math.max(4, seated.length),
    isPublic: scene === 'outside',
    themes: scene === 'choosing-many' ? manyThemes() : sampleThemes,
    rules:
      isTimed || scene === 'ready-check-consent' || scene === 'lobby-rules'
        ? { ...hard, ...strict(scene) }
        : {},
    // Shorter seconds, so that the scene shows the end of the timer without a wait.
    timings: { answerSecond: scene === 'timer-last' ? 150 : scene === 'timer-missed' ? 50 : 1_000 },
  });
  const isOutside = scene.startsWith('outside') || scene.startsWith('watching');
  const named = (person: Person) =>
    scene === 'lobby-rules' && person === others[0] ? { ...person, username: longName } : person;
  room.join(...others.map(named).filter(({ user }) => !isOutside || user !== you.user));
  if (scene.startsWith('outside')) return room;
  if (scene === 'lobby-rules') return room;
  const users = room.state.seats.map(({ user }) => user);

  if (scene === 'lobby-themes' || scene.startsWith('choosing')) writeThemes(room, users);
  if (scene === 'lobby-themes') return room;

  room.act(leader.user, { type: 'startGame' });
  const gameId = room.state.stage.phase === 'lobby' ? '' : room.state.stage.game.id;
  if (scene === 'ready-check-consent') {
    room.act(users[1] ?? leader.user, { type: 'sitOut', gameId, sitsOut: true });
    room.act(users[1] ?? leader.user, { type: 'confirmReadiness', gameId });
    return room;
  }
  for (const user of users) room.act(user, { type: 'confirmReadiness', gameId });
  if (scene.startsWith('choosing')) return room;

  room.act(users[1] ?? leader.user, { type: 'sitOut', gameId, sitsOut: true });
  const lobbyTheme = sampleThemes.find(({ type }) => type === 'lobby')?.name ?? theme;
  const name = scene === 'watching-players' ? lobbyTheme : theme;
  room.act(leader.user, { type: 'themeChosen', gameId, theme: name });
  const round = { gameId, theme: name, game: 0 };
  const gameData = { tiers: ['S', 'A', 'B', 'C', 'D'].map((tier) => ({ name: tier, items: itemsOf(tier) })) };
  const lock = (user: string) =>
    room.act(user, { type: 'gameRoundConfirmation', ...round, code: 1, gameData });
  if (scene === 'timer-locked') lock(you.user);
  for (const user of users.filter((other) => other !== you.user).slice(0, 2)) {
    lock(user);
    room.act(user, { type: 'gameRoundConfirmation', ...round, code: 2 });
  }
  if (scene.startsWith('watching')) room.join(you);
  if (scene === 'timer-missed') setInterval(() => room.tick(), 200);
  return room;
}

const itemsOf = (tier: string): string[] => (tier === 'S' ? flagItems.map(({ id }) => id) : []);

function writeThemes(room: ScriptedRoom, users: readonly string[]): void {
  const themes = [
    {
      name: 'Our holidays so far',
      texts: ['The tent in Norway', 'That hotel', 'Grandma’s garden', 'The ferry', 'Staying home'],
      types: ['TierList', 'Choose'],
    },
    { name: 'Who would get lost first', texts: [], types: ['SliderAvatarsLobby'] },
    {
      name: 'Things somebody always says on the way to the airport at five in the morning',
      texts: ['Have you got the passports?', 'Did you turn off the oven?', 'We have plenty of time'],
      types: ['Slider'],
    },
  ] as const;
  themes.forEach(({ name, texts, types }, index) => {
    const user = users[index % users.length];
    if (user) room.act(user, { type: 'writeTheme', theme: { name, texts: [...texts], types: [...types] } });
  });
}

/** Sixty themes with names of different lengths, so that shelves scroll and the search is offered. */
const manyThemes = (): ThemeSnapshot[] =>
  Array.from({ length: 6 }, (_, copy) =>
    sampleThemes.slice(0, 10).map((sample) => ({
      ...sample,
      name: copy === 0 ? sample.name : `${sample.name}, part ${copy + 1}`,
    })),
  ).flat();
