import { playerDeck, ranks, roles, row, score } from '../../deck.ts';
import type { StarterTheme } from '../../starter-theme.ts';

export const groupChat: StarterTheme = playerDeck({
  name: 'The group chat',
  description: 'Two hundred unread, and one of them is a goat.',
  tags: ['People', 'Technology', 'Quick laugh', 'Big groups'],
  games: [
    row(
      'Fastest to answer',
      'A question appears at noon.',
      'Answers in the next season',
      'Typing before you are',
    ),
    score('Length of the voice notes', '1 breathes and sends, 100 is a podcast.'),
    roles('What they send', 'Everybody has one thing.', [
      'Photos of the dog',
      'Links without a word',
      'Plans for Saturday',
      'One perfect joke a month',
    ]),
    score(
      'Starts a second group for the present',
      '1 signs the card at the party, 100 has a spreadsheet and a deputy.',
    ),
    row(
      'Reads everything, says nothing',
      'Two ticks, no word.',
      'Writes while reading',
      'Knows more than the police',
    ),
    ranks('Little faces', 'One message from each of us. How many faces are in it?', [
      'One, exactly right',
      'A small parade',
      'More faces than words',
      'Only a horse',
    ]),
    score('Could find that photo from years ago', '1 describes it well, 100 sends it before you ask.'),
    row(
      'Gets the meeting to happen',
      '“We should all meet again!”',
      'Brings cake if it does',
      'It is on Friday at eight',
    ),
    roles('When somebody writes “guess what”', 'Your phone lights up. Who answers what?', [
      '“What?”',
      'Guesses for an hour',
      'Knows it already',
      'Sends a picture of a horse',
    ]),
    score('Sends the wrong message to the wrong group', '1 checks twice, 100 said it to their landlord.'),
    row('Best choice of stickers', 'One picture says it all.', 'A classic thumb', 'An art form'),
    score('Mutes the group', '1 is there at three at night, 100 comes back in spring and is loved.'),
    ranks('Late by text', '“On my way!”', [
      'Really on the way',
      'In the lift',
      'Looking for socks',
      'In the shower',
    ]),
    row(
      'Takes care of everybody',
      '“Did you get home?”',
      'Asks the next morning',
      'Waits for all the answers',
    ),
    roles('If the group were a newspaper', 'Who writes which page?', [
      'Front page',
      'Weather and feelings',
      'Sport, loudly',
      'Letters to the editor',
      'The puzzle',
    ]),
    score('Explains memes to the rest', '1 still asks what it means, 100 was there when it was born.'),
    row(
      'Would survive if the chat were published',
      'All of it, with search.',
      'Moves to a lighthouse',
      'Gets a book contract',
    ),
    roles('When the plan changes', 'Seven instead of eight.', [
      'Reads it at eight',
      'Is there at six',
      '“Who changed this?”',
      'Has two better plans',
    ]),
    row(
      'Best birthday wishes',
      'Your day is one minute old.',
      'A cake, two days later',
      'A film with all our faces',
    ),
    score('Replies with one letter', '1 writes you a novel, 100 writes “k”.'),
    roles('The photo of the night', 'It comes the next morning.', [
      'Posts all ninety',
      'Eyes closed on each',
      'Is only a hand',
      '“Delete that one”',
    ]),
    row('Settles a fight about pizza', 'Forty messages, no pizza.', 'Writes “hm”', 'It is at the door'),
    score('Has the right GIF', '1 sends a photo of the dog again, 100 ended the discussion.'),
    score('Uses full stops to be scary', '1 puts a heart on everything, 100 writes “Fine.”'),
  ],
});
