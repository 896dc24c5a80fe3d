import { playerDeck, ranks, roles, row, score } from '../../deck.ts';
import type { StarterTheme } from '../../starter-theme.ts';

export const familyTable: StarterTheme = playerDeck({
  name: 'Family table',
  description: 'For ages seven to ninety. Nobody may leave before dessert.',
  tags: ['Family', 'People', 'Home', 'Family friendly', 'Chill'],
  games: [
    row(
      'Best at telling bedtime stories',
      'The light goes out.',
      'Falls asleep before the child',
      'There is a dragon on page one',
    ),
    score('Finds lost things', '1 loses them in nice places, 100 says “under the sofa” without looking.'),
    roles('Our circus', 'The tent is up. Who is who?', [
      'The strong one',
      'The clown',
      'Tames the lion',
      'Flies from a cannon',
    ]),
    score('Eats vegetables', '1 hides peas like a professional, 100 takes yours.'),
    row(
      'Fastest to the biggest piece of cake',
      'It is on the table.',
      'Takes the one with the cherry',
      'It was never on the table',
    ),
    ranks('Tidy room', 'Open the door carefully.', [
      'You could eat there',
      'There is a path',
      'It is a project',
      'Please knock, there are builders',
    ]),
    score('Good at cheering people up', '1 sits next to you, 100 does the walrus.'),
    row('Brave in the dark cellar', 'We need a jar from down there.', 'Sends the dog', 'Lives there now'),
    roles('A day in space', 'Our rocket has four jobs.', [
      'Presses all buttons',
      'Packs the sandwiches',
      'Waves to Earth',
      'Asks when we get there',
    ]),
    score('Cheats at board games', '1 has tried once, long ago, 100 has a card in each sock.'),
    row('Sings at the top of their voice', 'Long drive, good song.', 'Sings inside', 'The cows look up'),
    ranks('Bed at bedtime', 'It is nine o’clock.', [
      'Already snoring',
      'One more page',
      'One more glass of water',
      'Bedtime is an idea',
    ]),
    score('Would make a good animal doctor', '1 is kind to ants, 100 has put a plaster on a fish.'),
    roles('Our animal family', 'Everybody turns into one.', [
      'Owl',
      'Monkey',
      'Bear before breakfast',
      'Squirrel with a plan',
    ]),
    row('Builds the best sandcastle', 'One bucket, one afternoon.', 'Digs a very good hole', 'It has a lift'),
    score('Asks questions', '1 wonders quietly, 100 wants to know why why is called why.'),
    row('Best at being a horse', 'A child wants to ride.', 'One step, then hay', 'Three rounds and a jump'),
    roles('Lost at the zoo', 'Where do we find them?', [
      'With the monkeys',
      'At the ice cream',
      'Reading every sign',
      'Still at the entrance',
    ]),
    row('Awake in the car', 'Four hours in the dark.', 'Asleep at the corner', 'Counted all the lorries'),
    score('Makes faces on pancakes', '1 makes a circle, 100 makes Grandpa.'),
    roles('Snow day', 'No school, no work.', [
      'Builds the snow family',
      'Throws first',
      'Makes the cocoa',
      'Is looking for the other glove',
    ]),
    score('Draws well with the wrong hand', '1 draws a nice potato, 100 signs it.'),
    row(
      'Balances on a low wall',
      'It is knee-high. It counts.',
      'Holds two hands',
      'Backwards, with ice cream',
    ),
    score('Jumps into cold water', '1 tests it with one toe, 100 is wet already.'),
  ],
});
