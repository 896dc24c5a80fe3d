import { eitherOr, questionDeck, written } from '../deck.ts';
import type { StarterTheme } from '../starter-theme.ts';

export const excusesAndConfessions: StarterTheme = questionDeck({
  name: 'Excuses and confessions',
  description: 'It was like this, and you will not believe it.',
  tags: ['People', 'Icebreaker', 'Quick laugh'],
  games: [
    written(
      'Two hours late',
      'It is raining, and they are quite dry.',
      'The best excuse that {player} has ever had',
    ),
    written(
      'The dog is innocent',
      'Page nine is missing.',
      'A reason for lost homework that a teacher has to respect',
    ),
    written('The sink is full', 'It was full yesterday.', 'Why {player} cannot do the dishes today'),
    written(
      'Gone before midnight',
      'The host is fetching more cake.',
      'How {player} leaves a party without a goodbye',
    ),
    written('The vase of an aunt', 'It had survived two wars.', 'What happened, according to {player}'),
    written('Pyjamas at seven', 'The others are on their way.', 'A polite way to cancel because of a sofa'),
    written('Searched at midnight', 'In quotation marks.', 'What {player} last asked the internet'),
    written(
      'Curtains closed',
      'The key has turned twice.',
      'What {player} does as soon as the flat is empty',
    ),
    written(
      'Believed until seven',
      'It made complete sense.',
      'Something that little {player} believed for a whole year',
    ),
    written(
      'A lamp made of shells',
      'It is unwrapped. They look at your face.',
      'What to say about this present',
    ),
    written('Seen on Thursday', 'Two ticks, no answer.', 'Why {player} has not written back'),
    written('Diet, ten past nine', 'It had gone so well.', 'How {player} explains the second breakfast'),
    written(
      'It was a cactus',
      'It needed one glass a month.',
      'A few words at the grave of a plant that {player} looked after',
    ),
    written('Camera off', 'Meeting, minute fifty.', 'What {player} is really doing'),
    written(
      'Second of January',
      'The running shoes are still in the box.',
      'A resolution that {player} can actually keep',
    ),
    written(
      'Live on television',
      'The real expert is stuck in traffic.',
      'The field in which {player} claims to know everything',
    ),
    written(
      'Please open the suitcase',
      'The officer has seen a lot, but this is new.',
      'How to explain forty rubber ducks',
    ),
    written(
      'Shelf two, in perfect order',
      'The spine has never been bent.',
      'What {player} says about a classic after reading the back cover',
    ),
    written(
      'Smoke is normal',
      'It says “stir constantly”.',
      'The step that {player} leaves out of each recipe',
    ),
    written(
      'The money has arrived',
      'The bank called twice.',
      'The first unnecessary thing that {player} buys as a millionaire',
    ),
    written(
      'Here since 1890',
      'It rattles, but only on weekdays.',
      'What the ghost in the flat of {player} complains about',
    ),
    written('Never needed until now', 'The group falls silent.', 'A talent that {player} has hidden from us'),
    written('Sorry, chair', 'You have bumped into it again.', 'An apology to a piece of furniture'),
    written('Framed, above the sofa', 'Guests learn it too late.', 'The one house rule of {player}'),
    written(
      'Ninety candles',
      'A big cake, little breath.',
      'What {player} tells the grandchildren about tonight',
    ),
    eitherOr(
      'Ill, officially',
      'You called in ill. Your boss meets you at the lake.',
      ['Cough', 'With an ice cream in each hand.'],
      ['Admit it', 'The boss is ill as well. You swim together.'],
    ),
    eitherOr(
      'Forty minutes late',
      'They have ordered. They have nearly finished.',
      ['The long story', 'It has a goose in it. They forget their soup.'],
      ['One word', '“Sorry.” Then you eat their bread.'],
    ),
  ],
});
