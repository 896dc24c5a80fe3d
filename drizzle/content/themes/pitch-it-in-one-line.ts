import { eitherOr, questionDeck, written } from '../deck.ts';
import type { StarterTheme } from '../starter-theme.ts';

export const pitchItInOneLine: StarterTheme = questionDeck({
  name: 'Pitch it in one line',
  description: 'Bad ideas deserve good names.',
  tags: ['Work', 'Quick laugh', 'Big groups'],
  games: [
    written('An app, of course', 'You have ten seconds and one slide.', 'An app that nobody has asked for'),
    written('Lukewarm, but honest', 'The agency is out of ideas.', 'A slogan for soup from a machine'),
    written(
      'Part four',
      'Straight to the airline programme.',
      'The title of the next film about a haunted dishwasher',
    ),
    written('Band of two', 'They met tonight.', 'A stage name for {player} and {other}'),
    written('Slow motion on a beach', 'Black and white, with violins.', 'The name of a perfume by {player}'),
    written(
      'Gold, without training',
      'The stadium is full.',
      'A new Olympic sport that {player} would win at once',
    ),
    written(
      'The shops are closed',
      'And the post office, too.',
      'A new public holiday and what we celebrate',
    ),
    written('First morning in office', 'The pen is ready.', 'The first law of President {player}'),
    written('The cape is rented', 'Crime has to wait.', 'The useless superpower of {player}'),
    written(
      'Only this summer',
      'The queue goes around the corner.',
      'An ice cream flavour that people buy out of curiosity',
    ),
    written(
      'Eight people, one house',
      'The cameras are everywhere.',
      'The next reality show, in one sentence',
    ),
    written(
      'No minimum height',
      'The queue is shorter than the ride.',
      'The slowest attraction in the theme park of {player}',
    ),
    written(
      'New episode every Tuesday',
      'With a discount code.',
      'The name of a podcast by {player} and {other}',
    ),
    written('Ages eight and up', 'Two to six former friends.', 'A board game that ends with a slammed door'),
    written('Shaken, not checked', 'With a small umbrella.', 'A drink called “The {player}”: what is in it?'),
    written(
      'Thick cardboard, round corners',
      'To be read eleven times a night.',
      'The title of a picture book with {player} as a brave vegetable',
    ),
    written(
      'Office with a slide',
      'There is fruit on Wednesdays.',
      'A company that solves a problem it has made itself',
    ),
    written(
      'Bring comfortable shoes',
      'Two days, with a certificate.',
      'A course that {player} could teach without preparing',
    ),
    written('Curtain up', 'The orchestra gives all it has.', 'The big final song of “{player}: The Musical”'),
    written(
      'Chapter one, fog',
      'A door creaks in the harbour.',
      'How Inspector {player} solves the case within a minute',
    ),
    written(
      'Today two for one',
      'The knife cuts a shoe, why not.',
      'A kitchen gadget for a task that takes two seconds',
    ),
    written(
      'Approved at last',
      'After nine years of meetings.',
      'The emoji that is missing, and when to send it',
    ),
    written(
      'Foam, very hot inside',
      'It waves at the children.',
      'The mascot of a town that is known for gravel',
    ),
    written(
      'Knock three times',
      'Candles, capes, a cheese plate.',
      'The password of a secret club led by {player}',
    ),
    written(
      'Ripened in a cave',
      'The shop airs twice a day.',
      'A name for a cheese that is not allowed on trains',
    ),
    eitherOr(
      'Name or product',
      'The fair opens in an hour. Only one of them is ready.',
      ['A great name', 'Everybody wants one. Nobody knows what it does.'],
      ['A great product', 'It works. It is called “Thing Two”.'],
    ),
    eitherOr(
      'First hundred earned',
      'The company is rich. What do you buy?',
      ['Six mugs with a logo', 'There are three of you, and no coffee.'],
      ['A second chair', 'Now both of you can sit. The meetings get longer.'],
    ),
  ],
});
