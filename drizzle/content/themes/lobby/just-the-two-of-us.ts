import { playerDeck, ranks, roles, row, score } from '../../deck.ts';
import type { StarterTheme } from '../../starter-theme.ts';

export const justTheTwoOfUs: StarterTheme = playerDeck({
  name: 'Just the two of us',
  description: 'No witnesses, no majority. Also good for more.',
  tags: ['Two people', 'People', 'Chill', 'Icebreaker'],
  games: [
    row('Said sorry first', 'Think of the last silly fight.', 'Made tea instead', 'Before it was over'),
    row('Picks the film', 'Be honest about the last ten evenings.', 'Asleep before the title', 'Has a list'),
    score(
      'Right about directions',
      'How often is each of you right about directions?',
      'Saw nice villages',
      'Never turned back',
    ),
    roles('The move', 'You carry a sofa up three floors.', [
      'Says “left, left, left”',
      'Carries the heavy end',
      'Holds the door, proudly',
    ]),
    score(
      'Patience while the other packs',
      'How patient is each of you while the other packs?',
      'The engine is on',
      'Reads a novel',
    ),
    row(
      'Would find the other in a crowd',
      'Ten thousand people, one market.',
      'Waits by the sausages',
      'In four minutes',
    ),
    ranks('Secrets kept', 'One of you told one of you something.', [
      'Not even to a dog',
      'Only to a diary',
      'Only in a song',
      'To one more, in a whisper',
    ]),
    score(
      'Knows the other’s coffee order',
      'How well does each of you know the other’s coffee?',
      'It is warm',
      'Knows today’s wish',
    ),
    roles('In the escape room', 'The door is shut. One hour.', [
      'Finds the keys',
      'Reads the poem on the wall',
      'Asks for hints, proudly',
    ]),
    row('Remembers how you met', 'Date, weather, shoes.', 'It was a day, for sure', 'Knows what you ate'),
    score(
      'Steals the blanket',
      'How much of the blanket does each of you take?',
      'Freezes politely',
      'A roll by midnight',
    ),
    row(
      'First to laugh in a serious moment',
      'A quiet room. Do not look at each other.',
      'Bites a finger',
      'Ruined the ceremony',
    ),
    score(
      'Would share the last charge of the phone',
      'How gladly does each of you share the last charge?',
      'Needs the map',
      'Gives the cable too',
    ),
    ranks('Ready to leave the party', 'The music is still good.', [
      'Just got here',
      'One more song',
      'Coat on, still talking',
      'Signals since ten',
    ]),
    row(
      'Better at presents',
      'Think of the last birthdays.',
      'A book for both of us',
      'Listened in March, gave in May',
    ),
    roles('On the tandem', 'One bicycle, two seats.', [
      'In front, steering',
      'Behind, talking',
      'Behind, not pedalling',
    ]),
    score(
      'Wins the argument about the thermostat',
      'How firmly is each of you in charge of the thermostat?',
      'Puts on a jumper',
      'Holds the dial',
    ),
    score(
      'Talks before breakfast',
      'How much does each of you say before breakfast?',
      'Blinks in code',
      'Tells three dreams',
    ),
    row('Gives away the last bite', 'One bite, two people.', 'Is chewing', '“It was always yours”'),
    score(
      'Has the better table',
      'How good is the table that each of you gets?',
      'Beside the toilets',
      'Window and candle',
    ),
    row('Back to the car', 'Level four, or five.', 'Takes the bus', 'Walks straight to the door'),
    score(
      'Cries at the weddings of strangers',
      'How much does each of you cry at a stranger’s wedding?',
      'Looks for the buffet',
      'Needs your sleeve',
    ),
    roles('If we had a shop', 'Two people, one door.', [
      'Talks to everybody',
      'Counts the money',
      'Sleeps in the window',
    ]),
    row(
      'Good in the first hour of a flight',
      'Nine hours are left.',
      'Has both armrests',
      'Brought you a blanket and a pear',
    ),
    score(
      'Believes the weather app',
      'How firmly does each of you believe the weather app?',
      'Looks at the sky',
      'Boots in the sun',
    ),
    roles('Lost in a furniture shop', 'Follow the arrows, they said.', [
      'Lies on every bed',
      'Reads the map on the wall',
      'Buys candles',
    ]),
    row('Braver with the waiter', 'The soup is cold.', 'Eats it, smiles', 'It is already on its way back'),
  ],
});
