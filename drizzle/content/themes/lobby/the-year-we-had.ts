import { playerDeck, ranks, roles, row, score } from '../../deck.ts';
import type { StarterTheme } from '../../starter-theme.ts';

export const theYearWeHad: StarterTheme = playerDeck({
  name: 'The year we had',
  description: 'The last evening of December, or any evening that feels like it.',
  tags: ['End of year', 'People', 'Winter', 'Chill', 'Big groups'],
  games: [
    roles('The annual awards', 'One prize for everybody here.', [
      'Story of the year',
      'Comeback of the year',
      'Quiet hero',
      'Best nap',
    ]),
    row(
      'Laughed most this year',
      'Close your eyes. Who do you hear?',
      'Smiled a lot, inside',
      'Heard two floors up',
    ),
    score('Keeps New Year’s plans', '1 keeps them until lunch, 100 is still running from last year.'),
    row('Changed the most', 'Think of them in January.', 'A classic, unchanged', 'New name soon'),
    score('Stays awake until midnight', '1 wishes you a happy ten o’clock, 100 asks what is next.'),
    roles('At five to twelve', 'The glasses are full.', [
      'Counts too early',
      'Hugs everybody twice',
      'Looks for the cork',
      'Already in next year',
    ]),
    row(
      'Best surprise of the year',
      'Somebody did what nobody expected.',
      'As reliable as tea',
      'We still talk about it',
    ),
    score('Worked too much', '1 knows every park bench, 100 should go home now.'),
    ranks('Answered messages this year', 'Be gentle.', [
      'All of them',
      'The important ones',
      'In three big waves',
      'Is reading one from April',
    ]),
    row(
      'Should get a holiday first',
      'One ticket to the sun.',
      'Just back from one',
      'Carry them to the plane',
    ),
    score('Started something new', '1 has bought the shoes for it, 100 has a stage name by now.'),
    roles('Next year, please', 'What do we give each other?', [
      'More sleep',
      'A big adventure',
      'One good surprise',
      'A holiday without us',
    ]),
    row(
      'Ate the most biscuits',
      'From October to today.',
      'Baked more than they ate',
      'The tin is empty, is it not?',
    ),
    score('Will still be dancing at three', '1 dances in bed by one, 100 locks the door behind the band.'),
    row(
      'Helped more than they say',
      'Quietly, without a photo.',
      'Helped with good jokes',
      'Half the room owes them one',
    ),
    ranks('Fireworks', 'It is loud, bright and cold outside.', [
      'Front row, mouth open',
      'From the balcony',
      'Through the window',
      'With the dog under the table',
    ]),
    score('Will say something emotional tonight', '1 lifts the glass, 100 has notes and a handkerchief.'),
    row('Told the best story', 'You still tell it to others.', 'It was short', 'We know it by heart'),
    score('Learned to cook something', '1 can open it, 100 has guests on Thursdays.'),
    roles('If this year were a series', 'Everybody had a part.', [
      'Saved the last episode',
      'The funny friend',
      'The surprise in part two',
      'Wrote the music as well',
    ]),
    row(
      'Kept us together this year',
      'So many people, so many calendars.',
      'Came to most of it',
      'Made the list, and the soup',
    ),
    score('Was on time this year', '1 is on the way, 100 unlocked the door for us.'),
    roles('Box of the year', 'Each of us gets a small box. What is in it?', [
      'A ticket',
      'A recipe',
      'A new friend',
      'A very odd hat',
    ]),
    row(
      'We want to see more of',
      'Next year, more evenings with them.',
      'Already moved in with us',
      'Come to everything, please',
    ),
  ],
});
