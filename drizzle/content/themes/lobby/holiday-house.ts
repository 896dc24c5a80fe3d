import { playerDeck, ranks, roles, row, score } from '../../deck.ts';
import type { StarterTheme } from '../../starter-theme.ts';

export const holidayHouse: StarterTheme = playerDeck({
  name: 'Holiday house',
  description: 'Six beds, one bathroom, and a week that felt like a good idea.',
  tags: ['Travel', 'Home', 'Summer', 'Big groups'],
  games: [
    roles('The bedrooms', 'Keys are on the table.', [
      'The big one with the view',
      'The bunk bed, top',
      'The sofa by the fridge',
      'A tent in the garden',
    ]),
    row('Up first', 'Somebody makes coffee at six.', 'Arrives for lunch', 'Back from the baker'),
    score('Takes long showers', 'How long does everybody shower?', 'Dry in a minute', 'Empties the boiler'),
    roles('Shopping for the house', 'One long list.', [
      'Sticks to the list',
      'Comes back with a melon and a hat',
      'Stays in the car with music',
      'Knows the price of butter',
    ]),
    score(
      'Lights the grill',
      'How well does each of you light the grill?',
      'Holds the plate',
      'Talks to the fire',
    ),
    row('Owner of the good chair', 'It stands in the shade.', 'Loves the floor', 'Has left a book on it'),
    ranks('Swimming in the lake', 'It is clear, green and cold.', [
      'Already on the other side',
      'In up to the neck',
      'In up to the knees, forever',
      'Guards the towels like a king',
    ]),
    score(
      'Finds the card game for everybody',
      'How many card games does everybody have ready?',
      'Knows one',
      'Brought a suitcase',
    ),
    row('Fights the wasp', 'It likes the jam.', 'Offers it a chair', 'Glass, card, out'),
    roles('Evening on the terrace', 'The sun is gone.', [
      'Plays the guitar',
      'Explains the stars wrongly',
      'Falls asleep with a smile',
      'Says “one more round”',
    ]),
    score('Reads on holiday', 'How much does everybody read on holiday?', 'The cereal box', 'Fourth book'),
    row('Best at doing nothing', 'A whole afternoon of it.', 'Has built a shelf', 'The lizard came closer'),
    score(
      'Knows the way to the beach by heart',
      'How well does everybody know the way to the beach?',
      'Discovers new farms',
      'Walks it backwards',
    ),
    ranks('Packing up on the last day', 'Out by ten, says the owner.', [
      'Swept and gone at nine',
      'Ready with a bag',
      'Looks for one shoe',
      'Hides under the bed to stay',
    ]),
    row('Talked into a night swim', 'It is dark and warm.', 'Holds the lamp', 'It was their idea'),
    score(
      'Cooks for twelve',
      'How calmly does each of you cook for twelve?',
      'Opens many tins',
      'Spoon behind the ear',
    ),
    score('Heard through the wall', 'How loudly does everybody sleep?', 'Like snow', 'Like a small harbour'),
    row('Repairs the shower', 'It drips, it is brown, it sings.', 'Puts a plant in it', 'Warm, and silent'),
    score('Loses towels', 'How many towels does everybody lose?', 'Still has the first', 'Dries with a map'),
    roles('Back from the village', 'We meet again at noon.', [
      'Has fish and a plan',
      'Has a hat',
      'Knows the baker’s mother',
      'Is still bargaining',
    ]),
    roles('The rain has come', 'Nobody wants to go out.', [
      'Starts a puzzle',
      'Sleeps through it',
      'Goes out anyway',
      'Bakes',
    ]),
    row('Opens the stuck window', 'Nobody could, all week.', 'Points at it', 'With one finger, at night'),
    score('Sits in the sun', 'How long does everybody sit in the sun?', 'Brings a lamp', 'Turns with it'),
    row(
      'Asked to organise the next one',
      'Same house, next summer.',
      'Brings the ball again',
      'Has booked it',
    ),
  ],
});
