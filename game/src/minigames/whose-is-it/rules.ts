import { isAnonymous, type Person, type UserId } from '../../model/person.ts';
import type { MiniGame, RatedAnswer } from '../contract.ts';
import { placeReveals } from '../places.ts';
import {
  authorsOf,
  differentTexts,
  hasText,
  keptOf,
  ownTextId,
  promptRounds,
  saysOnce,
  shuffledTexts,
  textProgress,
  textSteps,
  textSubjects,
  textsOfOthers,
  writing,
} from '../written/texts.ts';
import {
  type TextWithGuesses,
  type WhoseIsItAnswer,
  type WhoseIsItBoard,
  type WhoseIsItResults,
  whoseIsItAnswerSchema,
  whoseIsItBoardSchema,
  whoseIsItConfigSchema,
} from './schema.ts';

type Answers = readonly RatedAnswer<WhoseIsItAnswer>[];

/** With fewer authors everybody knows whose a text is. */
const fewestAuthors = 3;

/** Returns the texts that players read in the results: those of the board, or all that was written if nobody could guess. */
const textsInResults = ({ texts }: WhoseIsItBoard, answers: Answers) => texts ?? differentTexts(answers);

const shareRight = ({ guesses, right }: TextWithGuesses): number =>
  guesses.length > 0 ? right.length / guesses.length : 0;

/** Returns the texts from the one that most have guessed to the hardest. */
const results = (board: WhoseIsItBoard, answers: Answers): WhoseIsItResults => {
  const texts = textsInResults(board, answers).map((text): TextWithGuesses => {
    const authors = authorsOf(text, answers);
    const guesses = answers.flatMap(({ ratedBy: { user }, gameData }) =>
      gameData.authors.filter((guess) => guess.text === text.id).map(({ player }) => ({ user, player })),
    );
    const right = guesses.filter(({ player }) => authors.includes(player)).map(({ user }) => user);
    return { text, authors, guesses, right };
  });
  return {
    texts: texts.toSorted((one, other) => shareRight(other) - shareRight(one)),
    isGuessed: board.texts !== null,
    isSecret: answers.some(({ ratedBy }) => isAnonymous(ratedBy.user)),
  };
};

/** Returns how many of the texts whose author is known each player has guessed; nothing for those who guessed none. */
const skill = (board: WhoseIsItBoard, answers: Answers) =>
  answers.flatMap(({ ratedBy: { user }, gameData }) => {
    const known = textsOfOthers(board, gameData)
      .map((text) => ({ id: text.id, authors: authorsOf(text, answers) }))
      .filter(({ authors }) => authors.length > 0);
    const guessed = (id: string): UserId | undefined =>
      gameData.authors.find(({ text }) => text === id)?.player;
    const isRight = ({ id, authors }: (typeof known)[number]) =>
      authors.some((author) => author === guessed(id));
    return known.some(({ id }) => guessed(id) !== undefined)
      ? [{ user, right: known.filter(isRight).length, of: known.length }]
      : [];
  });

const nameIn = (people: readonly Person[], user: UserId): string =>
  people.find((person) => person.user === user)?.username ?? user;

/** What bots write. */
const sampleTexts = [
  'The good biscuits',
  'I pretend to like olives',
  'Three alarms, all ignored',
  'I wave back at strangers',
  'A drawer full of cables',
  'I clap when the plane lands',
  'I still sleep with a light on',
  'I talk to the dishwasher',
];

/** Whose is it?: all players write a text about themselves, then each guesses whose the texts of the others are. */
export const whoseIsIt: MiniGame<
  'WhoseIsIt',
  typeof whoseIsItConfigSchema,
  typeof whoseIsItAnswerSchema,
  WhoseIsItBoard,
  WhoseIsItResults
> = {
  type: 'WhoseIsIt',
  kind: 'normal',
  label: 'Whose is it?',
  pace: 'slow',
  needs: { names: true, players: fewestAuthors },
  configSchema: whoseIsItConfigSchema,
  answerSchema: whoseIsItAnswerSchema,
  boardSchema: whoseIsItBoardSchema,
  itemsOnBoard: () => 0,
  prepare: ({ prompt }) => ({ type: 'WhoseIsIt', prompt, texts: null, people: [] }),
  asks: ({ prompt }) => prompt,
  isValidAnswer: (board, answer) =>
    saysOnce(
      board,
      answer,
      answer.authors.map(({ text }) => text),
    ) && answer.authors.every(({ player }) => board.people.some(({ user }) => user === player)),
  emptyAnswer: ({ texts }) => (texts === null ? null : { text: null, authors: [] }),
  progress: (board, answer) => textProgress(board, answer, answer?.authors.length ?? 0),
  steps: {
    ...textSteps,
    merge: (board, before, next) => {
      if (board.texts === null) return { text: next.text, authors: [] };
      const own = ownTextId(board, before);
      return { ...keptOf(board, before, next), authors: next.authors.filter(({ text }) => text !== own) };
    },
    advance: (board, answers, random) => {
      if (board.texts !== null) return null;
      const people = answers.filter(({ gameData }) => hasText(gameData)).map(({ ratedBy }) => ratedBy);
      const texts = shuffledTexts(answers, random);
      return people.length < fewestAuthors || texts.length < 2 ? null : { ...board, texts, people };
    },
  },
  writing: {
    ...writing,
    shown: (board, answers) => textsInResults(board, answers).map(({ text }) => text),
  },
  skill,
  results,
  subjects: textSubjects,
  scale: () => 'choice',
  ends: () => null,
  opinions: ({ people }, { authors }) =>
    authors.map(({ text, player }) => ({ subject: text, choice: player, said: nameIn(people, player) })),
  reveals: ({ texts }, answers) => placeReveals(texts?.length ?? 0, answers.length),
  record: ({ texts }, { text, authors }) => ({
    text,
    authors: authors.map((guess) => ({
      text: texts?.find(({ id }) => id === guess.text)?.text ?? guess.text,
      player: guess.player,
    })),
  }),
  roundsFromTexts: promptRounds,
  sampleAnswer: ({ texts, people }, random) => {
    const oneOf = <Entry>(list: readonly Entry[]) => list[Math.floor(random() * list.length)];
    if (texts === null) return { text: oneOf(sampleTexts) ?? null, authors: [] };
    return {
      text: null,
      authors: texts.flatMap(({ id }) => oneOf(people.map(({ user }) => ({ text: id, player: user }))) ?? []),
    };
  },
};
