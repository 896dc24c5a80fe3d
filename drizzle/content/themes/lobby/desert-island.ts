import { playerDeck, ranks, roles, row, score } from '../../deck.ts';
import type { StarterTheme } from '../../starter-theme.ts';

export const desertIsland: StarterTheme = playerDeck({
  name: 'Desert island',
  description: 'Sun, sand, and the people you happened to be on the boat with.',
  tags: ['Travel', 'Summer', 'Big groups'],
  games: [
    roles('Tasks on day one', 'The boat is gone. Who does what?', [
      'Builds the hut',
      'Makes the fire',
      'Catches dinner',
      'Names all the crabs',
    ]),
    row(
      'Best company after a year',
      'From “lovely neighbours” to “one hammock for two”.',
      'Lovely neighbours',
      'One hammock for two',
    ),
    score('Found by a ship', 'How much do they want to leave? 1 waves it on, 100 is swimming already.'),
    row('Opens the coconut', 'Day two, and we are thirsty.', 'Becomes friends with it', 'One tap, done'),
    score('Island fashion', '1 wears the same leaf, 100 opens a shop for shells.'),
    roles('The new government', 'Six people, one beach, many opinions.', [
      'President of the beach',
      'Minister of naps',
      'The loyal opposition',
      'Has left, founded a second island',
    ]),
    score('Talks to a ball as if it were a friend', '1 nods at it, 100 asks what it thinks of us.'),
    row('Swims out to check', 'Is that a boat or a log?', 'Waves in its direction', 'Back with the log'),
    ranks('Sense of time', 'We lost count. What day is it?', [
      'A living calendar',
      'Counts on the tree',
      'Every day is Saturday',
      'What is a day?',
    ]),
    score('Shares the shade', '1 is the shade of others, 100 made a bench in it.'),
    row(
      'Discovers the waterfall',
      'There must be fresh water.',
      'Heard it, slept well',
      'Has a bathroom there',
    ),
    roles('Message in a bottle', 'One bottle, one page. Who writes which part?', [
      'The call for help',
      'A drawing of us',
      'A list of snacks',
      'A complaint about the rest',
    ]),
    score('Afraid of the dark forest', '1 lives in it by now, 100 sleeps between two friends.'),
    row(
      'Wears the hat of leaves',
      'The sun is strong. Hats for everybody.',
      'A modest salad',
      'They will copy it in Paris',
    ),
    ranks('Raft builder', 'It has to float. That is all.', [
      'With two cabins',
      'It floats',
      'It floats for a while',
      'It is a lovely table',
    ]),
    score('Would vote to stay', '1 sees every ship first, 100 has planted trees.'),
    row(
      'Catches a fish by hand',
      'Silence. Knees in the water.',
      'Had a nice talk with it',
      'One in each hand',
    ),
    roles('Evening programme', 'It is dark at six.', [
      'Theatre with shadows',
      'Songs without end',
      'Scary noises from the bush',
      'Asleep since five',
    ]),
    score('Argues with a crab', '1 lets it pass, 100 has won on points.'),
    row('Builds the hut', 'Leaves, rope and one afternoon.', 'A hat for three', 'With a second floor'),
    roles('One line home', 'A pigeon takes it.', [
      '“All well”',
      '“Send cheese”',
      '“Do not come”',
      '“Is this your pigeon?”',
    ]),
    row(
      'Trusted with the fire',
      'It must not go out.',
      'It was warm for a while',
      'It has burned since March',
    ),
    score('Learns from the monkeys', '1 was robbed by them, 100 was asked to join.'),
    row(
      'The one we miss when they fish',
      'One seat at the fire is empty.',
      'We keep the seat warm',
      'No jokes until they are back',
    ),
  ],
});
