import { sampleAnswer } from '@tallyho/game/minigames/registry';
import type { Person } from '@tallyho/game/model/person';
import { generator } from '@tallyho/game/model/random';
import { gamesFromTexts } from '@tallyho/game/themes/game';
import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';
import { playNextRound, playTheme, sendAnswer, startChoosing } from '../entities/room/local/played-rounds.ts';
import { flagItems, sampleThemes } from '../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../entities/room/testing/scripted-room.ts';
import { writeAnswerDraft } from '../screens/game/base/draft-storage.ts';

/**
 * A round with missing answers. `waiting`: only leader and viewer have sent theirs; `waiting-timer`: also with a timer
 * started by the leader; `waiting-nudged`: the viewer is nudged; `waiting-ended`: the leader ends the round, the viewer has
 * an unfinished draft; `guess-...`: the viewer is asked for a guess; `guess-last`: all answers are in.
 */
export const waitingScenes = [
  'waiting',
  'waiting-timer',
  'waiting-nudged',
  'waiting-ended',
  'guess-items',
  'guess-takes',
  'guess-words',
  'guess-slider',
  'guess-slider-names',
  'guess-choose',
  'guess-players',
  'guess-last',
] as const;
type WaitingScene = (typeof waitingScenes)[number];

export const isWaitingScene = (scene: string): scene is WaitingScene =>
  waitingScenes.some((name) => name === scene);

const flags = 'Flags of the world';
const lobbyTheme = 'Who at this table';

const pair = (left: string, right: string) => ({ left, right });
/** Ten takes, from the shortest to the longest that can be written, a tier list of texts, and a slider with long names. */
const longTakes: ThemeSnapshot = {
  name: 'At the table',
  description: 'Five seconds each.',
  type: 'normal',
  tags: [],
  games: [
    {
      type: 'HotTakes',
      name: 'Which take is it?',
      description: 'Five seconds each.',
      config: {
        takes: [
          pair('Fork', 'Spoon'),
          { statement: 'Soup is a drink' },
          pair('Window table', 'Kitchen table'),
          { statement: 'Breakfast is for the evening' },
          { statement: 'Cold pizza beats warm pizza' },
          pair('Incomprehensibilities', 'Overenthusiastically'),
          { statement: 'A restaurant without a children’s menu is not a restaurant' },
          pair('Booking months ahead', 'Whatever still has a table'),
          { statement: 'Splitting the bill to the cent is the only fair way' },
          {
            statement:
              'People who order no starter must not eat from the starters of others, even if they ask very politely',
          },
        ],
        content: null,
      },
      items: [],
    },
    ...gamesFromTexts('TierList', {
      name: 'Our worst habits',
      texts: ['Naps', 'Cold pizza for breakfast', 'Incomprehensibilities', 'Singing in the shower at six'],
    }),
    {
      type: 'Slider',
      name: 'The hot sauce',
      description: 'The cook asks how hot it may be, and everybody is listening. What happens next?',
      config: {
        points: [
          { name: 'Milk, and a quiet moment', color: 'red' },
          { name: 'Crying, still chewing', color: 'orange' },
          { name: 'A noble sweat', color: 'yellow' },
          { name: 'Is it on yet?', color: 'yellowgreen' },
          { name: 'I brought my own', color: 'green' },
        ],
      },
      items: [],
    },
  ],
};

/** The theme of a scene, and the number of its game. */
const gameOf = (scene: WaitingScene): { theme: string; game: number } => {
  switch (scene) {
    case 'guess-slider-names':
      return { theme: longTakes.name, game: 2 };
    case 'guess-slider':
      return { theme: flags, game: 1 };
    case 'guess-choose':
    case 'guess-last':
      return { theme: flags, game: 2 };
    case 'guess-players':
      return { theme: lobbyTheme, game: 0 };
    case 'guess-takes':
      return { theme: longTakes.name, game: 0 };
    case 'guess-words':
      return { theme: longTakes.name, game: 1 };
    default:
      return { theme: flags, game: 0 };
  }
};

/** Returns a room in the scene. `seated` is in join order; the first player leads. */
export function waitingRoom(scene: WaitingScene, seated: readonly Person[], you: Person): ScriptedRoom {
  const [leader, ...others] = seated;
  if (!leader) throw new Error('A scene needs at least one player');
  const room = new ScriptedRoom({
    owner: leader,
    capacity: Math.max(4, seated.length),
    themes: [...sampleThemes, longTakes],
    ...(scene === 'guess-last' && { timings: { guessTime: 600_000 } }),
  });
  room.join(...others);
  const { theme, game } = gameOf(scene);
  const round = { gameId: startChoosing(room), theme, game };
  if (game > 0) playTheme(room, { gameId: round.gameId, theme, games: game });
  if (game > 0) playNextRound(room);
  else room.act(leader.user, { type: 'themeChosen', gameId: round.gameId, theme });
  const isMissing = scene === 'waiting-nudged' || scene === 'waiting-ended';
  // Some items stand in the first and the last row.
  const random = generator(4);
  const senders = seated.filter(({ user }) =>
    user === you.user ? !isMissing : user === leader.user || scene === 'guess-last',
  );
  for (const { user } of senders) {
    const { stage } = room.state;
    if (stage.phase === 'playing')
      sendAnswer(
        room,
        user,
        sampleAnswer(stage.round.board, scene === 'guess-items' ? random.next : () => 0.3),
      );
  }
  switch (scene) {
    case 'waiting':
    case 'guess-items':
    case 'guess-takes':
    case 'guess-words':
    case 'guess-slider':
    case 'guess-slider-names':
    case 'guess-choose':
    case 'guess-players':
    case 'guess-last':
      break;
    case 'waiting-timer':
      room.act(leader.user, { type: 'startTimer', ...round, seconds: 60 });
      break;
    case 'waiting-nudged':
      setInterval(() => room.act(leader.user, { type: 'nudge', ...round }), 1_000);
      break;
    case 'waiting-ended': {
      const items = flagItems.slice(0, 9).map(({ id }) => id);
      const tiers = ['S', 'A', 'B', 'C', 'D'].map((name, at) => ({
        name,
        items: items.filter((_, index) => index % 5 === at),
      }));
      const draft = { tiers };
      room.act(you.user, { type: 'saveDraft', ...round, gameData: draft });
      writeAnswerDraft(round, draft);
      setTimeout(() => room.act(leader.user, { type: 'closeRound', ...round }), 1_500);
      setInterval(() => room.tick(), 200);
      break;
    }
    default:
      scene satisfies never;
  }
  return room;
}
