import { playerDeck, ranks, roles, row, score } from '../../deck.ts';
import type { StarterTheme } from '../../starter-theme.ts';

export const futureOffice: StarterTheme = playerDeck({
  name: 'Office of the future',
  description: 'The robots do the work. You do the meetings.',
  tags: ['Work', 'Technology', 'Quick laugh'],
  games: [
    roles('The new org chart', 'The old one was eaten by the shredder. Who gets which door sign?', [
      'Head of everything',
      'Chief snack officer',
      'Talks to the robots',
      'Works from the moon',
    ]),
    score('Awake at slide 94', '1 dreams of the beach, 100 has a question.'),
    row(
      'Robot-proof',
      'Whom could no machine ever replace? From “the toaster may try” to “one of a kind”.',
      'The toaster may try',
      'One of a kind',
    ),
    row(
      'Best excuse for being late',
      'The door opens at ten past.',
      'Overslept, sorry',
      'There was an eagle',
    ),
    score(
      'Chair on wheels',
      'How fast through the corridor? 1 rolls gently to the printer, 100 has a number on the back.',
    ),
    roles('Space station canteen', 'Lunch in orbit. Who is where?', [
      'Already in the line',
      'Floating above it',
      'Brought their own box',
      'Talks with the cook',
    ]),
    score('Could sell snow to a penguin', '1 gives it away for free, 100 rents it by the hour.'),
    row(
      'Desk of the year',
      'The jury goes from desk to desk.',
      'A creative landscape',
      'One pen, exactly straight',
    ),
    ranks('Trusted by the coffee robot', 'It only makes good coffee for people it likes.', [
      'A heart in the foam',
      'Normal strength',
      'Lukewarm',
      'It hums and looks away',
    ]),
    score('Understands the new software', '1 prints the screen, 100 wrote it by accident.'),
    row(
      'First to test the jetpack',
      'One free flight to the car park.',
      'Holds your glasses',
      'Gone. Look up',
    ),
    roles('The company band', 'The party is on Friday.', [
      'Sings, no question',
      'Triangle with passion',
      'Lights and fog',
      'Sells the T-shirts',
    ]),
    score('Survives a six-hour meeting', '1 has turned into a plant, 100 asks for the next slide.'),
    row(
      'Best boss for one day',
      'Everybody gets a turn.',
      'Everybody goes home at ten',
      'They stay at the top',
    ),
    ranks('Mail style', 'You open their message. What is inside?', [
      'A poem',
      'Three clear lines',
      '“ok”',
      'The answer to another mail',
    ]),
    score('Gets the robots to laugh', '1 gets a polite beep, 100 needs a technician.'),
    roles('When the power fails', 'Everything is dark at noon.', [
      'Has a lamp',
      'Tells ghost stories',
      'Already on the way home',
      'Did it, perhaps',
    ]),
    row(
      'Leads us out of the fire drill',
      'The bell rings. Follow whom?',
      'Finds the cake on the way',
      'Has a yellow vest',
    ),
    score('Friends with the whole building', '1 knows the plants by name, 100 gets a key from the porter.'),
    score('Trains the new robot', '1 is trained by it, 100 gets flowers from it.'),
    roles('The office moves to the Moon', 'One box for each of us.', [
      'A kettle',
      'Forty plants',
      'The old carpet',
      'Only themselves, late',
    ]),
    row(
      'Explains a joke to the robot',
      'It wants to understand.',
      'Now nobody laughs',
      'It told the joke at lunch',
    ),
    score('Would spot a robot in our team', '1 has had lunch with it for a year, 100 knew by the socks.'),
    row(
      'Keeps a straight face',
      'The director’s hat is very large.',
      'Leaves for a “phone call”',
      'A stone with a tie',
    ),
  ],
});
