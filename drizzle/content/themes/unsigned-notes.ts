import { aboutOneself, eitherOr, questionDeck } from '../deck.ts';
import type { StarterTheme } from '../starter-theme.ts';

export const unsignedNotes: StarterTheme = questionDeck({
  name: 'Unsigned notes',
  description: 'Nobody signs. Somebody will know it was you.',
  tags: ['Icebreaker', 'People', 'Quick laugh'],
  games: [
    aboutOneself(
      'Out of the smoke',
      'All people and animals are safe.',
      'What do you carry out of your burning home first?',
    ),
    aboutOneself('Polite plate', 'The cook is watching your fork.', 'A food that you only pretend to like'),
    aboutOneself(
      'Scissors of regret',
      'The hairdresser asked twice.',
      'The worst haircut that you ever wanted',
    ),
    aboutOneself(
      'Third drawer from the top',
      'A guest has opened it.',
      'Something in your home that is hard to explain',
    ),
    aboutOneself(
      'Headphones only',
      'The door is closed, the volume is high.',
      'A song that you love and would not play here',
    ),
    aboutOneself('Twelve floors', 'No camera, no company.', 'What you do in an empty lift'),
    aboutOneself('Smaller than a cup', 'It has never hurt a soul.', 'Something harmless that frightens you'),
    aboutOneself(
      'Coins in an envelope',
      'You were young and proud.',
      'The first work that you were paid for',
    ),
    aboutOneself(
      'No competition exists',
      'You would be world champion.',
      'What you can do very well, although nobody needs it',
    ),
    aboutOneself('Asked by an aunt', 'You were nine, and sure.', 'What did you want to become?'),
    aboutOneself('It harmed nobody', 'You even nodded.', 'The last small lie that you told'),
    aboutOneself(
      'Light from the fridge',
      'It is three in the morning.',
      'What you eat when sleep does not come',
    ),
    aboutOneself('Seemed a good plan', 'The shop had only one left.', 'The most useless thing that you own'),
    aboutOneself(
      'Red ears in the shower',
      'It was years ago, and still.',
      'A moment that you would delete from all memories',
    ),
    aboutOneself(
      'Minority of one',
      'You have tried to convince them.',
      'An opinion of yours that nobody here shares',
    ),
    aboutOneself('A hundred in an old coat', 'Found, and not expected.', 'What you buy with it before lunch'),
    aboutOneself(
      'Packed again',
      'The suitcase hardly closes.',
      'What you always take with you and never need',
    ),
    aboutOneself(
      'Before the first word',
      'The alarm has just stopped.',
      'The very first thing that you do each day',
    ),
    aboutOneself(
      'To be signed by a parent',
      'The paper is still warm.',
      'What teachers kept writing about you',
    ),
    aboutOneself('Word counter', 'A friend is making a list.', 'An expression that you use far too much'),
    aboutOneself(
      'Law of the flat',
      'Visitors learn it within a minute.',
      'A rule that everybody follows at your place',
    ),
    aboutOneself(
      'Row six, in the dark',
      'The popcorn got salty.',
      'A film that should not have made you cry',
    ),
    aboutOneself('Not even the cat knows', 'Chocolate, the good kind.', 'Where do you hide sweets?'),
    aboutOneself(
      'Through a thin wall',
      'They never say a word about it.',
      'What your neighbours must think about you',
    ),
    aboutOneself(
      'Four hours in a line',
      'Your feet remember.',
      'The longest that you ever queued, and for what',
    ),
    aboutOneself(
      'It began with one',
      'The shelf gave up in spring.',
      'Something of which you have far too many',
    ),
    aboutOneself(
      'Cheaper than a sandwich',
      'You save on everything else.',
      'A little luxury that you never give up',
    ),
    aboutOneself(
      'Thumb on the screen',
      'No time to delete it.',
      'What does the last photo that you took show?',
    ),
    aboutOneself(
      'Nodded and hoped',
      'All the others can do it.',
      'Something simple that you have never learned',
    ),
    aboutOneself('Lost bet', 'You shook hands on it.', 'A punishment that you really had to carry out'),
    eitherOr(
      'Note on the door',
      'The neighbour plays the trumpet. Well, he tries.',
      ['Sign it', 'With your floor and two exclamation marks'],
      ['Leave it unsigned', 'In capital letters, so it could be anybody'],
    ),
    eitherOr(
      'Found out at once',
      'They know your writing.',
      ['Deny it', 'Many people dot an i with a heart'],
      ['Bow', 'An artist needs an audience'],
    ),
  ],
});
