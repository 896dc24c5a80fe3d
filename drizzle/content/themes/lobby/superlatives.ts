import { playerDeck, ranks, roles, row, score } from '../../deck.ts';
import type { StarterTheme } from '../../starter-theme.ts';

export const superlatives: StarterTheme = playerDeck({
  name: 'Superlatives',
  description: 'The yearbook page that nobody dared to print.',
  tags: ['People', 'Icebreaker', 'Quick laugh', 'Staff pick'],
  games: [
    row(
      'Most likely to be famous',
      'From “happily unknown” to “sunglasses indoors”. Who is where?',
      'Happily unknown',
      'Sunglasses indoors',
    ),
    score('Best laugh in the room', '1 is a polite smile, 100 and the whole bus joins in.'),
    roles('Yearbook awards', 'Everybody gets one. Hand them out.', [
      'Class legend',
      'Teacher’s favourite',
      'Heart of the back row',
      'Mystery exchange student',
    ]),
    row(
      'Brings the good mood',
      'From “after the first coffee” to “sunshine with legs”.',
      'After the first coffee',
      'Sunshine with legs',
    ),
    score('Smartest in a quiz at midnight', '1 brings the crisps, 100 is told to stop answering.'),
    row('Best hug', 'Arms open. Whom do you run to?', 'A warm handshake', 'You feel it for an hour'),
    roles('Desks in the classroom', 'Where did they sit, in spirit?', [
      'Front row, hand up',
      'By the window, far away',
      'Last row, passing notes',
      'Outside the door, again',
    ]),
    score('Best storyteller', '1 tells it in six words, 100 and dinner goes cold.'),
    row('Most elegant entrance', 'The door opens.', 'Through the kitchen', 'The music changes'),
    ranks('Who stays calm?', 'The train is late, the bag is wet, and it is Monday.', [
      'A lake at dawn',
      'A deep breath',
      'A short song of anger',
      'Opera',
    ]),
    score('Good with small children', '1 shakes their hand, 100 is asked to move in.'),
    row(
      'Most surprising hobby',
      'Something is behind that door.',
      'Reads, walks, cooks',
      'Do not open the garage',
    ),
    score('Dances like the floor is theirs', '1 guards the drinks, 100 needs the whole room.'),
    roles('Prize on the school wall', 'One frame for everybody.', [
      'For effort',
      'For style',
      'For asking why',
      'For making the teacher laugh',
    ]),
    row('Best listener', 'You have a long, sad story.', 'Has three good solutions', 'You talked until four'),
    score('Would win an argument with a lawyer', '1 agrees with both sides, 100 sends the bill.'),
    ranks('Trusted with a surprise party', 'It is your party, and they have known for three weeks.', [
      'Not a blink',
      'A strange smile',
      '“Are you free on Friday?”',
      'Sent you the guest list',
    ]),
    row('Remembers birthdays', 'It is tomorrow. Who knows?', 'Sends love in May', 'Baked it last night'),
    score('Best taste in presents', '1 gives an honest envelope, 100 makes you cry over a spoon.'),
    row(
      'Best company in a waiting room',
      'Two hours and one old magazine.',
      'Reads it to the end',
      'You were sorry to be called',
    ),
    roles('In the school play', 'Every class has to do one.', [
      'The lead',
      'Third tree from the left',
      'Forgets it, and is better',
      'Holds the curtain',
    ]),
    row(
      'Writes the best postcard',
      'From anywhere, to you.',
      'Weather, name, stamp',
      'It hangs on the fridge for years',
    ),
    score('Could keep bees', '1 runs in a zigzag, 100 is a friend of the queen.'),
    roles('In ten years', 'The class meets again.', [
      'Arrives by boat',
      'Owns a small bakery',
      'Has written a book about us',
      'Has not changed, thank goodness',
    ]),
  ],
});
