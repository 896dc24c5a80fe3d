import { playerDeck, ranks, roles, row, score } from '../../deck.ts';
import type { StarterTheme } from '../../starter-theme.ts';

export const talentShow: StarterTheme = playerDeck({
  name: 'Talent show',
  description: 'The curtain is up, and nobody has rehearsed.',
  tags: ['Music', 'Icebreaker', 'Quick laugh', 'Big groups'],
  games: [
    score(
      'The golden buzzer',
      'How hard do you press it? 1 is a friendly nod, 100 and there is glitter everywhere.',
    ),
    row(
      'Karaoke night',
      'From “holds the jackets” to “holds the last note”.',
      'Holds the jackets',
      'Holds the last note',
    ),
    roles('The running order', 'Every show needs all of these.', [
      'Grand finale',
      'Surprise hit',
      'Charming host',
      'Steals the show backstage',
    ]),
    row('Magic tricks', 'Pick a card.', 'Drops all of them, wonderfully', 'The card was in your shoe'),
    score('Impressions of famous voices', '1 always sounds like a friendly goat, 100 could call your bank.'),
    roles('Backstage', 'Five minutes to go.', [
      'Breathing loudly',
      'Fixing everybody’s hair',
      'Eating the flowers’ chocolate',
      'Already on stage by mistake',
    ]),
    score('Handles a forgotten line', '1 bows and leaves, 100 makes a better one.'),
    row('Standing on their hands', 'The drum rolls.', 'Stands well on the feet', 'Walks out like that'),
    ranks('Whistling solo', 'One tune, no help.', [
      'Birds reply',
      'The tune is there',
      'Mostly air',
      'A kettle would be proud',
    ]),
    score('Jury member with a heart', '1 says “next” very softly, 100 gives ten to a plant.'),
    row('Best bow at the end', 'They want to see you again.', 'A shy nod', 'Four minutes, with kisses'),
    roles('The circus comes to town', 'Each gets a place in the ring.', [
      'On the high wire',
      'Sawn in half, smiling',
      'With the tiny dog',
      'Sells the popcorn with drama',
    ]),
    score('Loves the spotlight', '1 bows behind the curtain, 100 has to be carried off.'),
    row(
      'Writes the song of the summer',
      'Three minutes and one silly dance.',
      'Big in one village',
      'You cannot escape it',
    ),
    ranks('Drum solo', 'Somebody handed them the sticks.', [
      'The roof came off',
      'In time, mostly',
      'Two hits, well placed',
      'Lost one stick, hit the mayor',
    ]),
    score('Tongue-twister speed', '1 speaks a new language, 100 does it with a biscuit.'),
    row(
      'Ventriloquist',
      'Who is talking, you or the puppet?',
      'Both of them blush',
      'The puppet has a manager',
    ),
    roles('After the show', 'The hall is empty.', [
      'Signs autographs',
      'Folds the chairs',
      'Still singing in the street',
      'Talks with the pianist until four',
    ]),
    score('Poem by heart', '1 knows the title, 100 and the whole room needs air.'),
    roles('The jury', 'Four chairs turn round.', [
      'The kind one',
      'The strict one',
      'Cries at every act',
      'Pressed the wrong button',
    ]),
    row('Juggling', 'Three oranges.', 'We drank juice', 'Seven, and a chair'),
    score('Dances on with a broken heel', '1 takes a taxi, 100 makes it part of the dance.'),
    roles('The poster', 'It hangs all over town.', [
      'The name in lights',
      '“Also with”',
      'The dog in the corner',
      'The one who glued it',
    ]),
    row('Costume courage', 'The only one left is a lobster.', 'Wears the claws only', 'Goes home in it'),
  ],
});
