// @vitest-environment node
import { miniGameTypes } from '@tallyho/game/minigames/registry';
import { describe, expect, test } from 'vitest';
import { playNextRound, sendAnswer, sendGuess } from '../../entities/room/local/played-rounds.ts';
import { robin } from '../../entities/room/testing/people.ts';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { type Scene, type SceneContent, scorePatterns, winners } from './scene.ts';
import { sceneRoom } from './scene-room.ts';

const [flags] = sampleThemes;
if (!flags) throw new Error('There is no sample theme');
const viewer = { user: 'user-director', username: 'director', avatar: 3 };
const scene = (content: SceneContent, more: Partial<Scene> = {}): Scene => ({
  viewer,
  players: 3,
  seed: 1,
  isSlow: false,
  content,
  ...more,
});
const sample = (type: (typeof miniGameTypes)[number], more?: Partial<Scene>) =>
  scene({ kind: 'sample', type }, more);

/** The board and the sent answers of the current round. */
function roundOf(room: ReturnType<typeof sceneRoom>) {
  const { stage } = room.state;
  if (stage.phase !== 'playing') throw new Error(`The phase is ${stage.phase}`);
  return { board: stage.round.board, sent: stage.round.sent };
}

describe('a sample game', () => {
  test.each(miniGameTypes)('of %s waits for the viewer, and for no other player', (type) => {
    const room = sceneRoom(sample(type));
    const { board, sent } = roundOf(room);
    expect(board.type).toBe(type);
    expect(sent.map(({ ratedBy }) => ratedBy.user)).toEqual(['user-robin', 'user-kim']);
  });

  test('is the same for the same seed and differs for another one', () => {
    const rounds = [1, 1, 2].map((seed) => roundOf(sceneRoom(sample('TierList', { seed }))));
    expect(rounds[1]).toEqual(rounds[0]);
    expect(rounds[2]?.sent).not.toEqual(rounds[0]?.sent);
  });

  test.each([2, 8])('has %i players, and the viewer leads', (players) => {
    const { seats, leader } = sceneRoom(sample('SliderLobby', { players })).state;
    expect(seats).toHaveLength(players);
    expect(leader).toBe(viewer.user);
  });

  test('seats no second player with the name of the viewer', () => {
    const { seats } = sceneRoom(sample('Slider', { viewer: { ...viewer, username: robin.username } })).state;
    expect(new Set(seats.map(({ username }) => username)).size).toBe(seats.length);
  });

  test('goes on with a round in which the other players answer again', () => {
    const room = sceneRoom(sample('Choose'));
    sendAnswer(room, viewer.user, { selectedSide: 'left' });
    expect(room.state.stage.phase).toBe('playing');
    sendGuess(room, viewer.user, () => 0.5);
    expect(room.state.stage.phase).toBe('results');
    playNextRound(room);
    expect(roundOf(room).sent).toHaveLength(2);
  });
});

describe('a game of a theme', () => {
  test('starts at the chosen game, with the results of the earlier ones', () => {
    const { stage } = sceneRoom(scene({ kind: 'theme', theme: flags, game: 2 })).state;
    expect(stage).toMatchObject({ phase: 'playing', gameIndex: 2, game: { records: [{}, {}] } });
  });

  test('has to exist', () => {
    expect(() => sceneRoom(scene({ kind: 'theme', theme: flags, game: 3 }))).toThrow(
      'No game available for this round.',
    );
  });
});

test('slow motion makes the beats of the show four times as long', () => {
  const steps = [false, true].map((isSlow) => {
    const room = sceneRoom(sample('Slider', { isSlow }));
    sendAnswer(room, viewer.user, { ratingValue: 5, sliderIndex: 2 });
    sendGuess(room, viewer.user, () => 0.5);
    const { stage } = room.state;
    return stage.phase === 'results' ? stage.show?.lengths : null;
  });
  expect(steps[1]).toEqual(steps[0]?.map((length) => 4 * length));
});

describe('the end of a game', () => {
  const cases = winners.flatMap((winner) =>
    scorePatterns.flatMap((scores) =>
      [2, 3, 8].flatMap((players) => [1, 5].map((rounds) => ({ winner, scores, players, rounds }))),
    ),
  );

  test.each(cases)('$winner, $scores, $players players, $rounds rounds', ({ players, ...options }) => {
    const { stage } = sceneRoom(scene({ kind: 'final', ...options }, { players })).state;
    if (stage.phase !== 'finished') throw new Error(`The phase is ${stage.phase}`);
    expect(stage.game.records).toHaveLength(options.rounds);
    const { scores } = stage.awards;
    const first = scores.filter(({ rank }) => rank === 1).map(({ player }) => player.user);
    const others = scores.filter(({ rank }) => rank > 1).map(({ points }) => points);
    expect(first).toHaveLength(options.winner === 'tied' ? 2 : 1);
    if (players > 2 || options.winner !== 'tied')
      expect(first.includes(viewer.user)).toBe(options.winner === 'you');
    expect(new Set(others).size).toBe(options.scores === 'tied' ? Math.min(1, others.length) : others.length);
    if (options.scores === 'close' && others.length > 0)
      expect((scores[0]?.points ?? 0) - (others[0] ?? 0)).toBe(options.rounds);
  });

  test('depends on the seed only in the single ratings', () => {
    const awards = [1, 2].map((seed) => {
      const room = sceneRoom(
        scene({ kind: 'final', winner: 'single', scores: 'standard', rounds: 3 }, { seed }),
      );
      return room.state.stage.phase === 'finished' ? room.state.stage : null;
    });
    expect(awards[0]?.awards.scores).toEqual(awards[1]?.awards.scores);
    expect(awards[0]?.game.records).not.toEqual(awards[1]?.game.records);
  });
});
