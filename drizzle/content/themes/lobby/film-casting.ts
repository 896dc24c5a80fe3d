import { playerDeck, ranks, roles, row, score } from '../../deck.ts';
import type { StarterTheme } from '../../starter-theme.ts';

export const filmCasting: StarterTheme = playerDeck({
  name: 'Cast the film',
  description: 'Your group, the film. The budget is snacks.',
  tags: ['People', 'Nostalgia', 'Chill'],
  games: [
    roles('The roles', 'Who plays what?', [
      'Unlikely hero',
      'Wise old mentor',
      'Comic sidekick',
      'Villain with good reasons',
      'The dragon',
    ]),
    row(
      'Does their own stunts',
      'From “a double for the stairs” to “out of the helicopter”.',
      'A double for the stairs',
      'Out of the helicopter',
    ),
    score('The acceptance speech', 'How long? 1 is “thanks”, 100 and the orchestra goes home.'),
    row(
      'Gets the most fan mail',
      'From “a postcard from mum” to “a second letterbox”.',
      'A postcard from mum',
      'A second letterbox',
    ),
    score('Cries on command', '1 needs an onion and a day, 100 needs one look at a shoe.'),
    row(
      'Survives the horror film',
      'It is dark, and they heard a noise.',
      'Opens with “who is there?”',
      'Walks out with the cat',
    ),
    roles('The western', 'The sun is high and the street is empty.', [
      'The new sheriff',
      'The saloon piano',
      'Rides in late, saves all',
      'Behind the barrel',
    ]),
    score('Remembers the lines', '1 has better ones, 100 whispers yours to you.'),
    row(
      'Falls in love on screen',
      'Rain, a station, a long look.',
      'Laughs at the kiss',
      'The crew is in tears',
    ),
    ranks('Morning in make-up', 'Call time is four.', [
      'Fresh as bread',
      'Speaks after coffee',
      'Asleep in the chair',
      'Plays the corpse',
    ]),
    score('Does accents', '1 is from here in every film, 100 fooled a taxi driver.'),
    roles('Behind the camera', 'Somebody has to make it.', [
      'Shouts “action”',
      'Paints the castle',
      'Feeds eighty people',
      'Chooses the music',
    ]),
    row(
      'Steals the scene without a word',
      'They only walk past.',
      'The best extra we ever had',
      'The film is about them now',
    ),
    score('Would do the sequel', '1 ends on a high, 100 has written part nine.'),
    row(
      'Plays the villain',
      'A chair turns around slowly.',
      'Forgets the plan, pets the cat',
      'We would follow them',
    ),
    ranks('Reads the bad review', '“Wooden,” says the newspaper.', [
      'Frames it',
      'Laughs by noon',
      'Writes a reply, burns it',
      'Has started to paint',
    ]),
    roles('The musical', 'Everybody has to sing now.', [
      'The big solo',
      'Harmony in the back',
      'Dances so nobody hears',
      'Turns the pages',
    ]),
    score('Waits for the bus like in a film', '1 just waits, 100 and there is soft piano.'),
    row(
      'Dubs the talking animal',
      'A squirrel with worries.',
      'A calm, deep squirrel',
      'You forget it is drawn',
    ),
    row('Does the trailer voice', '“In a world…”', 'Coughs after “a”', 'I bought two tickets'),
    score('Red carpet speed', '1 runs in through the car park, 100 is still waving.'),
  ],
});
