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
    score(
      'Keeps New Year’s plans',
      'How long does everybody keep New Year’s plans?',
      'Until lunch',
      'Still running',
    ),
    row('Changed the most', 'Think of them in January.', 'A classic, unchanged', 'New name soon'),
    score(
      'Stays awake until midnight',
      'How easily does everybody stay awake until midnight?',
      '“Happy ten o’clock!”',
      '“What is next?”',
    ),
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
    score(
      'Worked too much',
      'How much did each of you work this year?',
      'Knows every bench',
      'Should go home now',
    ),
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
    score(
      'Started something new',
      'How far did each of you get with something new?',
      'Bought the shoes',
      'Has a stage name',
    ),
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
    score(
      'Will still be dancing at three',
      'How likely is everybody to be dancing at three?',
      'Dances in dreams',
      'Locks up the bar',
    ),
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
    score(
      'Will say something emotional tonight',
      'How emotional will each of you be tonight?',
      'Lifts the glass',
      'Notes and a handkerchief',
    ),
    row('Told the best story', 'You still tell it to others.', 'It was short', 'We know it by heart'),
    score(
      'Learned to cook something',
      'How well did each of you learn to cook?',
      'Can open it',
      'Guests on Thursdays',
    ),
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
    score(
      'Was on time this year',
      'How often was each of you on time this year?',
      'Is on the way',
      'Unlocked the door',
    ),
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
