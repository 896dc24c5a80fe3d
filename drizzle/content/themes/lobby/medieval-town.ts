import { playerDeck, ranks, roles, row, score } from '../../deck.ts';
import type { StarterTheme } from '../../starter-theme.ts';

export const medievalTown: StarterTheme = playerDeck({
  name: 'Medieval town',
  description: 'The year is 1320, and the market opens at sunrise.',
  tags: ['Fantasy', 'Games', 'Nostalgia', 'Big groups'],
  games: [
    roles('The guilds', 'Everybody learns a trade.', [
      'Baker',
      'Blacksmith',
      'Potion seller',
      'Travelling singer',
      'Keeper of geese',
    ]),
    row(
      'Wins the joust',
      'A horse, a stick, a crowd.',
      'Waves and stays on the horse',
      'The other one is in a tree',
    ),
    score('Rules fairly', '1 gives everybody the day off, 100 is called “the Just”.'),
    row('Talks to dragons', 'It landed on the church.', 'Finds it a nice barn', 'It carries their shopping'),
    roles('At the feast', 'The king eats with both hands.', [
      'At the right of the king',
      'Juggling on the table',
      'Under it, with the dogs',
      'In the kitchen, with the pie',
    ]),
    score('Bargains at the market', '1 pays double out of kindness, 100 owns the market.'),
    ranks('Life without a clock', 'No bells, no hours, only the sun.', [
      'Reads the minute from a shadow',
      'Late by a cow or two',
      'Comes when it smells of soup',
      'Comes in spring',
    ]),
    row(
      'Believed to be a witch',
      'Something turned the milk.',
      'Only the cat is suspicious',
      'Has a queue for love potions',
    ),
    score('Guards the gate', '1 lets in everybody with a sad face, 100 asked the king for his papers.'),
    row('Makes the court laugh', 'The prince is bored.', 'A clever riddle', 'He fell off the throne'),
    roles('The siege', 'They are outside with ladders.', [
      'On the wall, shouting',
      'Pours the soup',
      'Digs a tunnel to the pub',
      'Makes peace with cake',
    ]),
    score('Honest at the toll bridge', '1 swims past it, 100 pays for the horse as well.'),
    row(
      'Sets off to find the treasure',
      'An old map, three crosses.',
      'Finds a good inn',
      'Comes home with a parrot',
    ),
    ranks('Archery', 'The apple stands on a patient friend.', [
      'Through the middle',
      'Skin of the apple',
      'A tree behind it',
      'Ate the apple, safer for all',
    ]),
    score('Writes songs about themselves', '1 has a short whistle, 100 has forty verses and a chorus.'),
    row(
      'Becomes king or queen by accident',
      'The crown is on the floor.',
      'Brings it to lost property',
      'Has tried it on',
    ),
    score('Believes that the world is round', '1 has seen the edge, 100 has drawn a map of it.'),
    row(
      'Tells the news in the square',
      'There is no paper yet.',
      'Whispers it to a horse',
      'They clap after each line',
    ),
    score('Sleeps well in a haystack', '1 counts the mice, 100 wakes up with a crown of straw.'),
    roles('The king sleeps in our village', 'Only for one night.', [
      'Bakes for two days',
      'Hides the good cow',
      'Shows him the goat',
      'Asks for a road',
    ]),
    roles('A hundred years later', 'What do they remember?', [
      'A statue on the square',
      'A pie with their name',
      'A ghost in the tower',
      'A very rude song',
    ]),
  ],
});
