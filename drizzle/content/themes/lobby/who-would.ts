import { playerDeck, ranks, roles, row, score } from '../../deck.ts';
import type { StarterTheme } from '../../starter-theme.ts';

export const whoWould: StarterTheme = playerDeck({
  name: 'Who would…',
  description: 'You know each other. Or so you thought.',
  tags: ['People', 'Brain tickler', 'Icebreaker', 'Staff pick'],
  games: [
    row(
      '…win a staring contest with a cat?',
      'From “blinks first” to “the cat apologises”.',
      'Blinks first',
      'The cat apologises',
    ),
    score(
      '…cry at a film about a penguin?',
      '1 has something in one eye, 100 needs a second box of tissues.',
    ),
    ranks('…last without their phone?', 'The battery is empty and the charger is at home.', [
      'A whole year',
      'A long weekend',
      'Until dinner',
      'What was the question?',
    ]),
    row(
      '…talk their way into a royal wedding?',
      'From “waits at the gate” to “gives the toast”.',
      'Waits at the gate',
      'Gives the toast',
    ),
    score('…find a lost key?', '1 finds two others, 100 knew it was in the fridge.'),
    row(
      '…survive a week in silence?',
      'No word, not even to a cat.',
      'Hums by Monday noon',
      'Teaches the monks',
    ),
    ranks('…read the terms and conditions?', 'All ninety pages, then “accept”.', [
      'With a pencil',
      'The bold parts',
      'Scrolls with respect',
      'Accepted before you asked',
    ]),
    score('…adopt a wild duck?', '1 gives it directions to the pond, 100 is called Mum.'),
    row(
      '…notice a new haircut?',
      'Two centimetres, at the back.',
      'Notices in the photo, next year',
      'Before you sit down',
    ),
    roles('…do what in a power cut?', 'The whole street is dark.', [
      'Lights fifty candles',
      'Goes to bed, delighted',
      'Visits all neighbours',
      'Tells you about fuses',
    ]),
    score('…win a pie-eating contest?', '1 asks for a fork, 100 is looking at yours.'),
    row(
      '…keep a plant alive for ten years?',
      'Only light, water and love.',
      'A fine plastic fern',
      'Now lives in a forest',
    ),
    score('…return a trolley in the rain?', '1 gives it its freedom, 100 returns yours as well.'),
    ranks('…admit they do not know the way?', 'We passed this church twice.', [
      'At the first corner',
      'At the second church',
      'In another country',
      'We were never lost',
    ]),
    row(
      '…become friends with a ghost?',
      'Something moves the cups.',
      'Waves from the street',
      'They play chess on Sundays',
    ),
    score('…sing along in a quiet restaurant?', '1 moves one toe, 100 conducts the waiters.'),
    roles('…be what on a ship?', 'We sail at noon.', [
      'The captain',
      'The cook',
      'The one in the crow’s nest',
      'The parrot',
    ]),
    row('…eat the last slice without asking?', 'It lies there, alone.', 'Cuts it into eight', 'What slice?'),
    score('…run a marathon on a bet?', '1 books the taxi at kilometre two, 100 does it in a chicken suit.'),
    score('…wave back at a stranger?', '1 looks behind first, 100 asks about the family.'),
    score('…get a free upgrade?', '1 sits beside the engine, 100 has slippers and a menu.'),
    row(
      '…build the table without the plan?',
      'Four legs, one bag of screws.',
      'It is a bench now',
      'It has a drawer',
    ),
    roles('…do what with a humming suitcase?', 'It stands alone on the platform.', [
      'Calls the police',
      'Opens it',
      'Is in the next town',
      'Hums along',
    ]),
    ranks('…lend you their favourite jumper?', 'It is soft. They know it.', [
      'It is yours now',
      'Until Sunday',
      'You may touch it',
      'It has a safe',
    ]),
  ],
});
