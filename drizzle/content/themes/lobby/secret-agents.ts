import { playerDeck, ranks, roles, row, score } from '../../deck.ts';
import type { StarterTheme } from '../../starter-theme.ts';

export const secretAgents: StarterTheme = playerDeck({
  name: 'Secret agents',
  description: 'Burn this after rating.',
  tags: ['Games', 'Brain tickler', 'Family friendly'],
  games: [
    score('Keeps a secret', '1 has told the barber, 100 has already forgotten it.'),
    roles('The mission', 'Assemble the team.', [
      'The mastermind',
      'Under cover',
      'In the van with headphones',
      'A very loud distraction',
    ]),
    row(
      'Smoothest exit',
      'The alarm rings. From “says goodbye to everybody” to “was never here”.',
      'Says goodbye to everybody',
      'Was never here',
    ),
    row(
      'Best false moustache',
      'The disguise has to hold all evening.',
      'It is in the soup',
      'We lost our own friend',
    ),
    score('Cool under a bright lamp', '1 tells them about second grade as well, 100 asks for a tea.'),
    roles('Gadgets', 'Each agent gets one.', [
      'A shoe with a phone',
      'A pen with everything',
      'A very fast bicycle',
      'A trained pigeon',
    ]),
    score('Follows a suspect unseen', '1 ends up having coffee with them, 100 is their shadow.'),
    row('Cracks the safe', 'Three numbers, one minute.', 'Tried their own birthday', 'It opened by itself'),
    ranks('Poker face', 'They hold all four aces.', [
      'A wall',
      'One eyebrow',
      'A small hum',
      'Hugged the dealer',
    ]),
    score('Speaks in code', '1 says “the eagle is Peter”, 100 confuses even us.'),
    row('Drives the getaway boat', 'Forty boats behind us.', 'Stops for swans', 'Through the café and out'),
    roles('Cover identity', 'The reception starts at eight.', [
      'The rich aunt',
      'The waiter',
      'The famous pianist',
      'A plant in the corner',
    ]),
    score('Smells a trap', '1 finds the cheese very nice, 100 knew it last week.'),
    row(
      'Talks past the guard',
      'One door, one guard, no pass.',
      'Learns about his children',
      'He carries our bags',
    ),
    ranks('Patience on a stake-out', 'Nine hours in a parked car.', [
      'Did not blink',
      'With a crossword',
      'Ate all supplies by one',
      'Waved at the target',
    ]),
    score('Double agent', 'How possible is it? 1 cannot hide a birthday, 100 has read this question before.'),
    row(
      'Escapes from the locked room',
      'A chair, a spoon, one window.',
      'Takes a good rest there',
      'Out before the key turned',
    ),
    score('Remembers the number plate', '1 remembers that it was a car, 100 knows the driver’s tie.'),
    roles('The laser hall', 'Red beams everywhere. Who does what?', [
      'Dances through',
      'Finds the switch',
      'Holds the coats',
      'Sneezes',
    ]),
    score('Invents a cover story', '1 is “a man from the town”, 100 shows photos of the wedding.'),
    row('Signals with a newspaper', 'Two holes for the eyes.', 'Reads the sports page', 'Only we understood'),
    roles('Code names', 'Everybody gets one.', ['Quiet Fox', 'Loud Goose', 'Doctor Maybe', 'The Accountant']),
    score('Stands up to tickling', '1 tells before you begin, 100 does not blink.'),
    row(
      'Retires with style',
      'The last mission is done.',
      'A garden and two hens',
      'An island without a name',
    ),
  ],
});
