import { defaultTimings, type Timings } from '@tallyho/game/limits';
import {
  type Board,
  isComplete,
  isInstantStep,
  miniGameTypes,
  sampleAnswer,
} from '@tallyho/game/minigames/registry';
import { generator } from '@tallyho/game/model/random';
import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';
import { LocalRoom } from '../../entities/room/local/local-room.ts';
import {
  type Answering,
  playNextRound,
  playTheme,
  roundsPlayed,
  sendAnswer,
  sendGuess,
  startChoosing,
} from '../../entities/room/local/played-rounds.ts';
import { samplePlayers } from '../../entities/room/local/sample-players.ts';
import { finalRatings, scoreSpreadOf } from './final-scores.ts';
import { sampleTheme } from './sample-theme.ts';
import type { FinalContent, Scene, SceneContent } from './scene.ts';

/** How many times longer the show is in slow motion. */
const slowFactor = 4;

/** The final scores come from ratings only, so nobody guesses before. */
const timingsOf = ({ isSlow, content }: Scene): Partial<Timings> => ({
  ...(content.kind === 'final' && { guessTime: 0 }),
  ...(isSlow && {
    showSlowness: slowFactor,
    showLength: defaultTimings.showLength * slowFactor,
    resultsCountdown: defaultTimings.resultsCountdown * slowFactor,
  }),
});

/** How many games are played before the one that a scene shows, at most. */
const gamesBefore = 9;

/** The games at the beginning of a large theme that are left out, so that a late one does not need a hundred rounds. */
const skippedGames = (game: number): number => Math.max(0, game - gamesBefore);

/** Returns the themes of the room. The first one is played; the leader can choose the others afterwards. */
function themesOf(content: SceneContent): readonly [ThemeSnapshot, ...ThemeSnapshot[]] {
  switch (content.kind) {
    case 'theme': {
      const { theme, game } = content;
      return [{ ...theme, games: theme.games.slice(skippedGames(game)) }];
    }
    case 'sample': {
      const others = miniGameTypes.filter((type) => type !== content.type);
      return [sampleTheme(content.type), ...others.map((type) => sampleTheme(type))];
    }
    case 'final':
      return [sampleTheme('SliderLobby', content.rounds)];
    default:
      return content satisfies never;
  }
}

/** Returns answers that depend only on the seed, the number of the round and the player's seat. */
const answersFor =
  ({ seed }: Scene, round: () => number): Answering =>
  (board, seat) =>
    sampleAnswer(board, generator(seed + round() * 101 + seat * 7).next);

/** Returns answers that end in the chosen final scores. */
function finalAnswers(scene: Scene, content: FinalContent): Answering {
  const ratings = finalRatings(content, scene.players);
  const random = generator(scene.seed);
  let spreads: number[][] = [];
  return (board, seat) => {
    if (board.type !== 'SliderLobby') throw new Error('The final scores come from SliderLobby');
    if (seat === 0) spreads = ratings.map((mean) => scoreSpreadOf(mean, scene.players, random.next));
    return {
      ratings: board.players.map(({ user }, index) => ({
        player: user,
        value: (ratings[index] ?? 0) + (spreads[index]?.[seat] ?? 0),
      })),
    };
  };
}

/**
 * Returns a room in a scene, created by playing with the real rules. From then on the viewer plays, and the other players
 * answer each round and guess as soon as it starts. Throws if the scene's game does not exist.
 */
export function sceneRoom(scene: Scene): LocalRoom {
  const { viewer, content } = scene;
  const themes = themesOf(content);
  const [theme] = themes;
  const room = new LocalRoom({
    owner: viewer,
    capacity: scene.players,
    themes,
    seed: scene.seed,
    timings: timingsOf(scene),
    // A scene names a game by its number in the theme.
    rules: { roundsPerTheme: null },
  });
  const others = samplePlayers
    .filter(({ username }) => username !== viewer.username)
    .slice(0, scene.players - 1);
  room.join(...others);
  const gameId = startChoosing(room);
  const sample = answersFor(scene, () => roundsPlayed(room));

  if (content.kind === 'final') {
    const play = { gameId, theme: theme.name, games: content.rounds };
    playTheme(room, play, finalAnswers(scene, content));
    room.act(viewer.user, { type: 'gameFinished', gameId });
    return room;
  }
  const game = content.kind === 'theme' ? content.game - skippedGames(content.game) : 0;
  if (game >= theme.games.length) throw new Error('No game available for this round.');
  playTheme(room, { gameId, theme: theme.name, games: game }, sample);
  if (game > 0) playNextRound(room);
  answerForOthers(room, scene, sample);
  return room;
}

/**
 * Sends the answers and guesses of all players but the viewer when a round or one of its steps asks for them, and those of the
 * current one now.
 */
function answerForOthers(room: LocalRoom, { viewer, seed }: Scene, answering: Answering): void {
  let answered: Board | null = null;
  const answer = () => {
    const { stage, seats } = room.state;
    if (stage.phase !== 'playing' || answered === stage.round.board) return;
    answered = stage.round.board;
    if (isInstantStep(answered) && isComplete(answered, null)) return;
    for (const [index, { user }] of seats.entries())
      if (user !== viewer.user) {
        sendAnswer(room, user, answering(stage.round.board, index));
        sendGuess(room, user, generator(seed + roundsPlayed(room) * 53 + index).next);
      }
  };
  answer();
  room.subscribe(answer);
}
