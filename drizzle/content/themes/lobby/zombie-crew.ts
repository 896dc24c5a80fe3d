import { playerDeck, ranks, roles, row, score } from '../../deck.ts';
import type { StarterTheme } from '../../starter-theme.ts';

export const zombieCrew: StarterTheme = playerDeck({
  name: 'Zombie apocalypse crew',
  description: 'Somebody has to carry the beans.',
  tags: ['Fantasy', 'Big groups', 'Quick laugh', 'Halloween'],
  games: [
    roles('Jobs in the bunker', 'The door is shut and the beans are counted. Who does what?', [
      'Leads the group',
      'Finds the food',
      'Keeps spirits up',
      'Guards the board games',
      'Befriends a zombie',
    ]),
    score(
      'Time behind the wall',
      'How long do they last? 1 is before breakfast, 100 and a city is named after them.',
    ),
    row(
      'Whom do you follow?',
      'A noise in the dark. From “you go first” to “right behind you”.',
      'You go first',
      'Right behind you',
    ),
    row(
      'Trust with the last biscuit',
      'You have to sleep now. Who holds it?',
      'It is safe in my stomach',
      'Guards it with their life',
    ),
    score('Sneaks past a sleeping zombie', '1 says “sorry” to it, 100 took its wallet.'),
    roles('Weapon of choice', 'The shed is open. Who takes what?', [
      'The frying pan',
      'The big hammer',
      'A very good speech',
      'The garden hose',
    ]),
    score('Screams at the right moment', '1 screams afterwards, 100 saves us all.'),
    row(
      'Best hiding place',
      'They are inside the house. Who is never found?',
      'Behind the thin curtain',
      'Still hiding, years later',
    ),
    ranks('Night watch', 'Someone has to stay awake until six.', [
      'Eyes like an owl',
      'With coffee',
      'Until the fire is low',
      'Guards the pillow',
    ]),
    score('Makes a home of the bunker', '1 draws one window on the wall, 100 has curtains and a cat.'),
    roles('Rooms in the hideout', 'It is a supermarket. Who moves into which aisle?', [
      'Sweets',
      'Tools',
      'Bakery',
      'Magazines',
      'Cleaning, with pride',
    ]),
    row('Fixes the old car', 'It has to start now.', 'Talks to it kindly', 'It flies, nearly'),
    score('Keeps the secret of the door code', '1 put it into a song, 100 has never heard of a door.'),
    row(
      'Whose jokes help most',
      'Day ninety, in the rain.',
      'We laugh at the second try',
      'Even the dead smile',
    ),
    ranks('Life without coffee', 'The last bag is empty.', [
      'Found a plant that works',
      'Quiet for a week',
      'Trades shoes for beans',
      'Now the main danger',
    ]),
    score('Would go back for the dog', '1 sends a postcard, 100 is already on the roof with it.'),
    roles('When help arrives', 'A helicopter lands. Who is where?', [
      'First on board',
      'Counting everybody',
      'Getting the photo albums',
      'Staying, to be king',
    ]),
    row(
      'Cooks with what is left',
      'One turnip, one shoe, salt.',
      'Cuts the turnip fairly',
      'We ask for seconds',
    ),
    score('Finds the way without a map', '1 finds nice views, 100 smells the sea.'),
    roles('The radio works', 'We can send one message.', [
      'Says where we are',
      'Asks who is there',
      'Sings',
      'Reads out the house rules',
    ]),
    row(
      'First awake when the glass breaks',
      'Three in the morning.',
      'Asks for the time',
      'Stood there with a pan',
    ),
    roles('As a zombie', 'It happens to the best of us.', [
      'Still very polite',
      'Slow, but loyal',
      'Leads all the others',
      'Asks for dessert',
    ]),
    score('Climbs the fence in time', '1 leaves the trousers on it, 100 helps you over from the top.'),
    row(
      'Makes peace in the group',
      'Two people, one blanket, hard words.',
      'Hums until it is over',
      'They share it now',
    ),
  ],
});
