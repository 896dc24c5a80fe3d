import { sampleGuess } from '@tallyho/game/minigames/guess';
import { guessQuestionOf } from '@tallyho/game/minigames/registry';
import type { CommandInput } from '@tallyho/game/protocol/client';
import type { PlayingView, StageView } from '@tallyho/game/protocol/view';
import { person } from '@tallyho/game/testing/people';
import { unsureAnswer } from '@tallyho/game/testing/unsure-answers';
import { quantile } from '../report/spread.ts';
import { eveningTheme, normalTheme } from '../themes.ts';
import { type Crowd, clientsPerRoom } from './crowd.ts';
import { type EveningStep, relayStep, type TakenStep, takeStep } from './evening-step.ts';

const leader = 0;
const last = clientsPerRoom - 1;

const isResults = ({ phase }: StageView): boolean => phase === 'results';
const isVote = (stage: StageView): boolean => stage.phase === 'choosing' && stage.choice.kind === 'vote';
const isPlaying = (type: string) => (stage: StageView) =>
  stage.phase === 'playing' && stage.board.type === type;
const hasTexts = (stage: StageView): boolean =>
  stage.phase === 'playing' && 'texts' in stage.board && stage.board.texts !== null;
const isOverByCoin = (stage: StageView): boolean =>
  stage.phase === 'playing' &&
  stage.board.type === 'Cup' &&
  stage.board.duels.some(({ outcome }) => outcome?.byCoin);

/** The steps of each round of a kind. */
type Rounds = { guessed: TakenStep[][]; written: TakenStep[][] };
/** A played evening: the medians of a round with guesses and of a written round (ms), and what was lost. */
export type Evening = { rounds: Rounds; guessedMs: number; writtenMs: number; lost: number };

const sumOf = (steps: readonly TakenStep[], figure: 'ms' | 'lost'): number =>
  steps.reduce((sum, step) => sum + step[figure], 0);

const eveningOf = (rounds: Rounds, lost: number): Evening => {
  const median = (played: readonly TakenStep[][]) =>
    quantile(
      played.map((steps) => sumOf(steps, 'ms')),
      0.5,
    );
  return { rounds, guessedMs: median(rounds.guessed), writtenMs: median(rounds.written), lost };
};

/**
 * Plays an evening in rooms that are in the first round of the normal theme: three rounds in which all but the last sender guess, a
 * pause, a vote for the next theme, two rounds in which players write, a duel of a cup that ends with a coin, and a player who is
 * removed and let back in. At the end all leave. A round is measured from the first answers until all clients have the results, without
 * the pauses between its steps.
 */
export const playEvening = async (crowd: Crowd): Promise<Evening> => {
  const taken: TakenStep[] = [];
  const step = async (next: EveningStep): Promise<TakenStep> => {
    const one = await takeStep(crowd, next);
    taken.push(one);
    return one;
  };
  const byLeader = (commands: (client: number) => readonly CommandInput[], until?: EveningStep['until']) =>
    step({ commands: (client, seat) => (seat === leader ? commands(client) : []), until });
  const boardOf = (client: number): PlayingView['board'] => {
    const stage = crowd.stageOf(client);
    if (stage?.phase !== 'playing') throw new Error(`${crowd.name} is in ${stage?.phase}, not in a round`);
    return stage.board;
  };

  let round = { theme: normalTheme().snapshot.name, game: 0 };
  const keyOf = (client: number) => ({ gameId: crowd.gameIdOf(client), ...round });
  const nextRound = async (until: EveningStep['until']): Promise<void> => {
    await byLeader((client) => [{ type: 'nextRound', ...keyOf(client) }], until);
    round = { ...round, game: round.game + 1 };
  };
  const guess = (client: number): CommandInput[] => {
    const question = guessQuestionOf(boardOf(client));
    if (!question) return [];
    const guessed = sampleGuess(question, clientsPerRoom, Math.random);
    return [{ type: 'setGuess', ...keyOf(client), guess: guessed }];
  };
  const type = 'gameRoundConfirmation';
  const lock = (client: number): CommandInput => {
    return { type, ...keyOf(client), code: 1, gameData: unsureAnswer(boardOf(client), Math.random) };
  };
  const send = (client: number): CommandInput => ({ type, ...keyOf(client), code: 2 });
  /** All answer. The last one sends when the others have guessed, which leads to what all see then. */
  const answerAll = async (until: EveningStep['until']): Promise<TakenStep[]> => [
    await step({
      commands: (client, seat) => [lock(client), ...(seat === last ? [] : [send(client), ...guess(client)])],
    }),
    await step({ commands: (client, seat) => (seat === last ? [send(client)] : []), until }),
  ];

  await byLeader((client) => [
    { type: 'updateSettings', rules: { whoChooses: 'vote' } },
    { type: 'pauseGame', gameId: crowd.gameIdOf(client) },
    { type: 'resumeGame', gameId: crowd.gameIdOf(client) },
  ]);
  const guessed = [await answerAll(isResults)];
  for (const next of ['Slider', 'Choose']) {
    await nextRound(isPlaying(next));
    guessed.push(await answerAll(isResults));
  }

  await nextRound(isVote);
  round = { theme: eveningTheme().snapshot.name, game: 0 };
  await step({
    commands: (client) => [{ type: 'castVote', gameId: crowd.gameIdOf(client), theme: round.theme }],
    until: isPlaying('WriteAndRate'),
  });
  const written = [[...(await answerAll(hasTexts)), ...(await answerAll(isResults))]];
  await nextRound(isPlaying('WhoseIsIt'));
  written.push([...(await answerAll(hasTexts)), ...(await answerAll(isResults))]);

  await nextRound(isPlaying('Cup'));
  await step({
    commands: (client, seat) => {
      const board = boardOf(client);
      const duel = board.type === 'Cup' ? board.duels[0] : undefined;
      const item = seat % 2 === 0 ? duel?.left : duel?.right;
      return [{ type: 'saveDraft', ...keyOf(client), gameData: { votes: [{ duel: 0, item }] } }];
    },
    until: isOverByCoin,
  });

  const { user } = person(clientsPerRoom);
  await byLeader(() => [
    { type: 'kickPlayer', player: user },
    { type: 'letBackIn', player: user },
  ]);
  await step({ commands: (_, seat) => (seat === last ? [] : [{ type: 'leaveLobby' }]) });
  return eveningOf({ guessed, written }, sumOf(taken, 'lost'));
};

/** Sends the measured rounds of an evening through a relay with at least as many rooms. */
export const relayEvening = async (crowd: Crowd, { rounds }: Evening): Promise<Evening> => {
  const relay = async (played: readonly TakenStep[][]) => {
    const relayed: TakenStep[][] = [];
    for (const steps of played) {
      const round: TakenStep[] = [];
      for (const step of steps) round.push(await relayStep(crowd, step));
      relayed.push(round);
    }
    return relayed;
  };
  const guessed = await relay(rounds.guessed);
  const written = await relay(rounds.written);
  return eveningOf({ guessed, written }, sumOf([...guessed, ...written].flat(), 'lost'));
};
