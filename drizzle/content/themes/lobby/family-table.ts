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
    score(
      'Finds lost things',
      'How quickly does everybody find lost things?',
      'Loses them somewhere nice',
      '“Under the sofa”',
    ),
    roles('Our circus', 'The tent is up. Who is who?', [
      'The strong one',
      'The clown',
      'Tames the lion',
      'Flies from a cannon',
    ]),
    score('Eats vegetables', 'How gladly does everybody eat vegetables?', 'Hides peas well', 'Takes yours'),
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
    score(
      'Good at cheering people up',
      'How well does everybody cheer somebody up?',
      'Sits next to you',
      'Does the walrus',
    ),
    row('Brave in the dark cellar', 'We need a jar from down there.', 'Sends the dog', 'Lives there now'),
    roles('A day in space', 'Our rocket has four jobs.', [
      'Presses all buttons',
      'Packs the sandwiches',
      'Waves to Earth',
      'Asks when we get there',
    ]),
    score(
      'Cheats at board games',
      'How often does everybody cheat at board games?',
      'Once, long ago',
      'Cards in both socks',
    ),
    row('Sings at the top of their voice', 'Long drive, good song.', 'Sings inside', 'The cows look up'),
    ranks('Bed at bedtime', 'It is nine o’clock.', [
      'Already snoring',
      'One more page',
      'One more glass of water',
      'Bedtime is an idea',
    ]),
    score(
      'Would make a good animal doctor',
      'How good an animal doctor would each of you be?',
      'Kind to ants',
      'Plasters for fish',
    ),
    roles('Our animal family', 'Everybody turns into one.', [
      'Owl',
      'Monkey',
      'Bear before breakfast',
      'Squirrel with a plan',
    ]),
    row('Builds the best sandcastle', 'One bucket, one afternoon.', 'Digs a very good hole', 'It has a lift'),
    score(
      'Asks questions',
      'How many questions does everybody ask in a day?',
      'Wonders quietly',
      'Even asks about “why”',
    ),
    row('Best at being a horse', 'A child wants to ride.', 'One step, then hay', 'Three rounds and a jump'),
    roles('Lost at the zoo', 'Where do we find them?', [
      'With the monkeys',
      'At the ice cream',
      'Reading every sign',
      'Still at the entrance',
    ]),
    row('Awake in the car', 'Four hours in the dark.', 'Asleep at the corner', 'Counted all the lorries'),
    score(
      'Makes faces on pancakes',
      'How artful are the pancakes that each of you makes?',
      'Makes a circle',
      'Makes Grandpa',
    ),
    roles('Snow day', 'No school, no work.', [
      'Builds the snow family',
      'Throws first',
      'Makes the cocoa',
      'Is looking for the other glove',
    ]),
    score(
      'Draws well with the wrong hand',
      'How well can each of you draw with the wrong hand?',
      'A nice potato',
      'Signs it',
    ),
    row(
      'Balances on a low wall',
      'It is knee-high. It counts.',
      'Holds two hands',
      'Backwards, with ice cream',
    ),
    score(
      'Jumps into cold water',
      'How quickly is everybody in the cold water?',
      'One toe first',
      'Wet already',
    ),
  ],
});
