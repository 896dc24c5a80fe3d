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
    score(
      'Takes over the bathroom',
      'How long does each of you stay in the bathroom?',
      'Ghost with a toothbrush',
      'Has a chair there',
    ),
    roles('On the wedding day', 'Not yours. Somebody else’s.', [
      'Cries at the flowers',
      'Starts the dancing',
      'Gives the dangerous speech',
      'Catches the bouquet by accident',
    ]),
    score(
      'Says “I told you so”',
      'How often does each of you say “I told you so”?',
      'Only looks',
      'Owns the cup',
    ),
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
    score(
      'Dances at weddings',
      'How wildly does everybody dance at weddings?',
      'Moves the glass',
      'Jacket and tie gone',
    ),
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
    score(
      'Jealous of the pet',
      'How jealous is everybody of the pet?',
      'Finds it sweet',
      'Asked it to leave',
    ),
    row(
      'Plans the perfect weekend away',
      'Two days, one bag.',
      'Packs snacks and trust',
      'Every hour has a view',
    ),
    score('Cold feet in bed', 'How cold are everybody’s feet in bed?', 'An oven', 'A glacier in love'),
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
    score(
      'Chooses the restaurant',
      'How often does each of you choose the restaurant?',
      '“Whatever you like”',
      'Booked in spring',
    ),
    forGrownUps(
      score(
        'Flirts with the waiter',
        'How well does each of you flirt with the waiter?',
        'Says thanks twice',
        'Free dessert for all',
      ),
    ),
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
    score(
      'Uses the pet name in public',
      'How loudly does everybody use the pet name in public?',
      'The full name',
      '“Bunny” across town',
    ),
    score(
      'Starts the washing machine for the other',
      'How often does everybody wash the other’s socks?',
      'Waits for clean ones',
      'Irons pyjamas, too',
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
    score(
      'Good with the other’s parents',
      'How much do the other’s parents love each of you?',
      'Hides in the kitchen',
      'Phones every Sunday',
    ),
  ],
});
