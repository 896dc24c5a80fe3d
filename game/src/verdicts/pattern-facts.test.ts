import { describe, expect, test } from 'vitest';
import {
  type Answer,
  type Board,
  type MiniGameType,
  miniGameTypes,
  sampleAnswer,
} from '../minigames/registry.ts';
import { generator } from '../model/random.ts';
import type { RoundRecord } from '../records/game.ts';
import { people } from '../testing/people.ts';
import { playedRound, withNamedEnds } from '../testing/records.ts';
import { playSteps } from '../testing/steps.ts';
import { customGame, roleGame, tierListGame } from '../testing/themes.ts';
import { cupPatterns } from './cup.ts';
import { hotTakesPatterns } from './hot-takes.ts';
import { lineUpPatterns, sliderLobbyPatterns, tierListLobbyPatterns } from './people.ts';
import { choosePatterns, sliderPatterns } from './question.ts';
import { rankThemPatterns } from './rank-them.ts';
import { rolePatterns } from './roles.ts';
import { sentences } from './testing/sentences.ts';
import { truthOf } from './testing/truth.ts';
import { tierListPatterns } from './tier-list.ts';
import { verdictOf } from './verdict.ts';
import { whoseIsItPatterns } from './whose-is-it.ts';
import { writtenPatterns } from './written.ts';

const patternIds: Partial<Record<MiniGameType, string[]>> = {
  WriteAndRate: writtenPatterns.map(({ id }) => id),
  WhoseIsIt: whoseIsItPatterns.map(({ id }) => id),
  TierList: [...tierListPatterns, ...rolePatterns].map(({ id }) => id),
  TierListLobby: [...tierListLobbyPatterns, ...rolePatterns].map(({ id }) => id),
  SliderLobby: sliderLobbyPatterns.map(({ id }) => id),
  SliderAvatarsLobby: lineUpPatterns.map(({ id }) => id),
  HotTakes: hotTakesPatterns.map(({ id }) => id),
  RankThem: rankThemPatterns.map(({ id }) => id),
  Cup: cupPatterns.map(({ id }) => id),
  Slider: sliderPatterns.map(({ id }) => id),
  Choose: choosePatterns.map(({ id }) => id),
};

/** A round of 1 to 6 answers, some of which equal the first one. In some rounds few different answers occur, so that places are shared. */
const roundOf = (type: MiniGameType, seed: number): RoundRecord => {
  const fine = generator(seed).next;
  const next = seed % 5 === 0 ? () => Math.floor(fine() * 2) / 2 : fine;
  const count = 1 + Math.floor(next() * 6);
  const isRoles = (type === 'TierList' || type === 'TierListLobby') && seed % 2 === 0;
  const game = isRoles ? roleGame(type) : type === 'TierList' ? tierListGame(6) : customGame(type);
  const players = people(Math.max(count, 3));
  const name = seed % 3 === 0 ? `Round ${seed}` : `Round ${seed}?`;
  const plain = playedRound({ ...game, name }, [], { players });
  const { board, ...round } = seed % 4 < 2 ? withNamedEnds(plain) : plain;
  const alike = [0, 0.5, 0.9, 1][Math.floor(next() * 4)] ?? 0;
  const models = new Map<Board, Answer>();
  const modelTo = (shown: Board) => {
    const model = models.get(shown) ?? sampleAnswer(shown, next);
    models.set(shown, model);
    return model;
  };
  const steps = playSteps(board, {
    players: people(count),
    answerTo: (shown) => {
      const model = modelTo(shown);
      return next() < alike ? model : sampleAnswer(shown, next);
    },
    random: next,
    ...(seed % 7 === 0 && { most: 3 }),
  });
  return { ...round, ...steps };
};

/** The mini-games with sentences of their own. */
const types = miniGameTypes.filter((type) => patternIds[type]);

describe.each(types)('the facts of %s', (type) => {
  test('in each sentence follow from the answers', () => {
    const checked = new Set<string>();
    const ids = patternIds[type] ?? [];
    for (let seed = 0; seed < 8_000 && (seed < 500 || checked.size < ids.length); seed += 1) {
      const record = roundOf(type, seed);
      const verdict = verdictOf(record);
      if (!verdict || verdict.pattern === 'plain') continue;
      const allowed = sentences[type]?.[verdict.pattern]?.(truthOf(record)) ?? [];
      expect(allowed.filter(Boolean), verdict.pattern).toContain(verdict.text);
      checked.add(verdict.pattern);
    }
    expect(ids.filter((id) => !checked.has(id))).toEqual([]);
  });
});
