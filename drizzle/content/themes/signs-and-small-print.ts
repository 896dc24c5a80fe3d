import { eitherOr, questionDeck, written } from '../deck.ts';
import type { StarterTheme } from '../starter-theme.ts';

export const signsAndSmallPrint: StarterTheme = questionDeck({
  name: 'Signs and small print',
  description: 'Somebody has to write what is on the label.',
  tags: ['Home', 'Brain tickler', 'Chill'],
  games: [
    written('Note on the fridge', 'Signed with love.', 'A note that keeps {player} away from the cake'),
    written('Large, red, tempting', 'It is under a glass cover.', 'What the label below the button says'),
    written('Museum of us', 'Exhibit one, behind a rope.', 'The label below an everyday object of {player}'),
    written('Handle with care', 'On all four sides of the box.', 'A warning label for {player} on a Monday'),
    written('One star, reluctantly', 'The pool was fine.', 'A bad review of a perfectly good hotel'),
    written('Five stars for a bench', 'Wood, a view, no queue.', 'A glowing review of a seat in the park'),
    written(
      'Lost property office',
      'Open from nine to ten.',
      'A strange thing on the shelf, described with care',
    ),
    written('Have you seen it?', 'Taped to every lamp post.', 'The poster text for one lost sock'),
    written('Flat to let', 'Sadly without photos.', 'How to advertise a flat in which nothing works'),
    written(
      'Served on a slate',
      'The waiter whispers it.',
      'Toast with butter, as a very expensive restaurant calls it',
    ),
    written('May contain traces', 'On the back, in tiny letters.', 'The three ingredients of {player}'),
    written(
      'Before first use',
      'Keep for later reference.',
      'The first line of the instruction manual for {player}',
    ),
    written('Cookie with a message', 'Crack. Silence.', 'A fortune that makes the whole table nervous'),
    written('Tattoo with a typo', 'It was nearly perfect.', 'What it says, with one unlucky letter'),
    written('Postcard from nowhere', 'It rains sideways.', 'Greetings from the dullest town in the world'),
    written(
      'Paragraph 41, section c',
      'You have scrolled past it.',
      'A hidden rule in the terms of a toaster',
    ),
    written('Population: 312', 'You are already through it.', 'The slogan of a village with one roundabout'),
    written(
      'Please do not feed',
      'Enclosure twelve, next to the otters.',
      'The information board in front of {player} at the zoo',
    ),
    written('Doormat', 'Four words at most.', 'What it says at the door of {player}'),
    written('Gym poster', 'Right next to the mirror.', 'Motivation for people who only came for the sauna'),
    written('Dear diary', 'Signed with a paw.', 'The entry of a dog on moving day'),
    written('Two tries left', 'The cursor blinks.', 'A password hint that helps all of us but {player}'),
    written(
      'Due back in March',
      'The librarian remembers.',
      'The title of a book that {player} never gave back',
    ),
    written(
      'Laundry room, third floor',
      'Underlined twice.',
      'A very polite note about {player} and the washing machine',
    ),
    written(
      'Bronze, slightly crooked',
      'Tourists take pictures of it.',
      'The plaque on the house where {player} was born',
    ),
    eitherOr(
      'Note for upstairs',
      'They dance above you every night. How do you write?',
      ['In capitals', 'It hangs in the lift. All of them know you now.'],
      ['With a smiley', 'They drew one back. They still dance.'],
    ),
    eitherOr(
      'Name on the bell',
      'There is room for nine letters.',
      ['Your real one', 'The parcels arrive. So do the people with vacuum cleaners.'],
      ['A made-up one', 'Post for Dr Goose. Every single day.'],
    ),
  ],
});
