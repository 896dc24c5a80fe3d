import { playerDeck, ranks, roles, row, score } from '../../deck.ts';
import type { StarterTheme } from '../../starter-theme.ts';

export const kitchenBrigade: StarterTheme = playerDeck({
  name: 'Kitchen brigade',
  description: 'Guests in one hour. The oven says no.',
  tags: ['Food', 'Home', 'Chill'],
  games: [
    roles('Everybody has a station', 'The apron decides.', [
      'Head chef',
      'Sauces and secrets',
      'Tastes everything',
      'Sets the mood and the table',
    ]),
    score('Trust with the chilli', '1 pinches carefully, 100 and the smoke alarm sings along.'),
    row(
      'Who cooks on your birthday?',
      'From “brings the balloons” to “brings five courses”.',
      'Brings the balloons',
      'Brings five courses',
    ),
    row('Onion bravery', 'Two kilos, finely cut.', 'Cries like at a wedding', 'Cuts and sings'),
    score('Follows the recipe', '1 has never met a recipe, 100 weighs the salt twice.'),
    roles('Guest list duties', 'The doorbell rings.', [
      'Opens with an apron and a joke',
      'Hides the burnt one',
      'Pours the drinks',
      'Has eaten half the olives',
    ]),
    score('Cleans while cooking', '1 paints with tomato, 100 has wiped the spoon before you used it.'),
    row(
      'Rescues a salty soup',
      'One hour of work, one hand too many.',
      'Buys very good bread',
      'Three guests ask for the recipe',
    ),
    ranks('Pancake flipping', 'Up it goes.', [
      'Caught behind the back',
      'Lands flat',
      'Lands on the edge',
      'Still on the lamp',
    ]),
    score('Would eat anything once', '1 knows seven good dishes, 100 chews and asks what it was.'),
    row(
      'Makes dinner from an empty fridge',
      'One egg, half a lemon, hope.',
      'Knows a good pizza place',
      'Three courses and a foam',
    ),
    roles('The market on Saturday', 'Who do you send to which stall?', [
      'Cheese, with tasting',
      'Flowers instead of onions',
      'Argues about the fish',
      'Carries all, says nothing',
    ]),
    score('Secret ingredient', '1 is butter, 100 is a root from the mountains.'),
    row('Best breakfast in bed', 'Sunday, ten o’clock.', 'Toast with love', 'A tray with a rose and a menu'),
    ranks('Trust with a knife', 'It is sharp, and the carrot is small.', [
      'Thin as paper',
      'Even pieces',
      'Big honest pieces',
      'Perhaps the salad bowl',
    ]),
    score('Sings while cooking', '1 lets the pan talk, 100 has a kitchen choir.'),
    row(
      'Knows when the pasta is ready',
      'No clock, only feeling.',
      'Throws it at the wall, with joy',
      'Hears it',
    ),
    roles('After the meal', 'Everybody is full.', [
      'Washes',
      'Dries',
      'Puts everything in the wrong place',
      'Keeps the guests amused',
    ]),
    score('Dessert hunger', '1 is full and means it, 100 is full and has a fork.'),
    roles('Service at eight', 'Forty guests, all at once.', [
      'Shouts the orders',
      'Runs with nine plates',
      'Calms table seven',
      'Eats the mistakes',
    ]),
    row('Peels an apple in one piece', 'No break, no cut.', 'Where is the apple?', 'It goes round the table'),
    score('Tastes the difference', '1 likes both, 100 names the field.'),
    roles('Something is burning', 'Grey smoke, sweet smell.', [
      'Opens all windows',
      'Says it belongs like that',
      'Finds the pan',
      'Orders pizza',
    ]),
    row(
      'Keeps the guests waiting with grace',
      'It takes another hour.',
      'Brings more bread',
      'Nobody noticed the hour',
    ),
  ],
});
