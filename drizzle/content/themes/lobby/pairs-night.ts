import { forGrownUps, playerDeck, ranks, roles, row, score } from '../../deck.ts';
import type { StarterTheme } from '../../starter-theme.ts';

export const pairsNight: StarterTheme = playerDeck({
  name: 'Pairs night',
  description: 'For couples, and for those who watch them.',
  tags: ['Couples', 'People', 'Heated debate', 'Quick laugh'],
  games: [
    row(
      'Most romantic on a normal Tuesday',
      'No birthday, no reason.',
      'Buys your favourite cheese',
      'There are candles in the bath',
    ),
    score('Takes over the bathroom', '1 is a ghost with a toothbrush, 100 has a chair in there.'),
    roles('On the wedding day', 'Not yours. Somebody else’s.', [
      'Cries at the flowers',
      'Starts the dancing',
      'Gives the dangerous speech',
      'Catches the bouquet by accident',
    ]),
    score('Says “I told you so”', '1 only looks at you, 100 has it on a cup.'),
    row(
      'Knows what their partner thinks',
      'One look over the table.',
      'Has a good guess',
      'Answers before the thought',
    ),
    ranks('After a fight', 'The door was a bit loud.', [
      'Back in five minutes with tea',
      'A note on the fridge',
      'Silence with music',
      'Cleans the whole house',
    ]),
    score('Dances at weddings', '1 moves the glass, 100 has lost the jacket and the tie.'),
    row(
      'Hides the bad present best',
      '“Oh! A vase! With a face!”',
      'Says “it is so you”',
      'It got a lamp in the hall',
    ),
    forGrownUps(
      roles('Double date', 'Two couples, one small table.', [
        'Orders for all',
        'Tells how you met, wrongly',
        'Flirts with the dessert',
        'Pays when nobody looks',
      ]),
    ),
    score('Jealous of the pet', '1 thinks it is sweet, 100 has asked it to leave.'),
    row(
      'Plans the perfect weekend away',
      'Two days, one bag.',
      'Packs snacks and trust',
      'Every hour has a view',
    ),
    score('Cold feet in bed', '1 is an oven, 100 is a glacier in love.'),
    forGrownUps(
      row(
        'Best first date',
        'Go back to the start.',
        'Charming and forty minutes late',
        'The last train left without you',
      ),
    ),
    ranks('Text after “good night”', 'You met yesterday.', [
      'Before you reached home',
      'At breakfast',
      'After a wise pause',
      'By letter, one day',
    ]),
    score('Chooses the restaurant', '1 says “whatever you like”, 100 booked it in spring.'),
    forGrownUps(score('Flirts with the waiter', '1 says thank you twice, 100 gets free dessert for all.')),
    row('Finds the lost earring', 'It was here a minute ago.', 'Buys you a new pair', 'It was in the sugar'),
    roles('Moving in together', 'Two beds, two sofas, three rooms.', [
      'Keeps everything',
      'Measures everything',
      'Gives up a chair, bravely',
      'Brings a cat',
    ]),
    row(
      'Makes tea without being asked',
      'It was a long day.',
      'Finds you the good chair',
      'It is in your hand already',
    ),
    score('Uses the pet name in public', '1 says the full name, 100 shouts “bunny” over a car park.'),
    score(
      'Starts the washing machine for the other',
      '1 waits for clean socks to appear, 100 irons pyjamas.',
    ),
    row(
      'Asks the way when lost',
      'Two people, one map.',
      'Circles with confidence',
      'Has asked already, twice',
    ),
    roles('Flea market for two', 'One hour, ten coins.', [
      'Haggles for two',
      'Comes back with a lamp',
      'Guards the bicycle',
      'Has eaten the budget',
    ]),
    score('Good with the other’s parents', '1 helps in the kitchen to be safe, 100 phones them on Sundays.'),
  ],
});
