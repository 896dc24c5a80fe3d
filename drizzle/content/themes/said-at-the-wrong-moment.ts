import { eitherOr, questionDeck, written } from '../deck.ts';
import type { StarterTheme } from '../starter-theme.ts';

export const saidAtTheWrongMoment: StarterTheme = questionDeck({
  name: 'Said at the wrong moment',
  description: 'One sentence, and the room goes quiet.',
  tags: ['People', 'Big groups', 'Quick laugh'],
  games: [
    written('Three in the morning', 'The phone lights up.', 'Worst thing to hear from {player} at 3 a.m.'),
    written(
      'Captain speaking',
      'The voice is calm. Too calm.',
      'The last thing you want {player} to say as your pilot',
    ),
    written(
      'Wedding speech, line one',
      'The glass is already in the air.',
      'How {player} begins a speech at the wedding of strangers',
    ),
    written('Dentist, mouth open', 'You cannot answer anyway.', 'The worst small talk from a dentist'),
    written('First minute at a new job', 'Every head turns.', 'What {player} says before the coat is off'),
    written(
      'Small talk, no way out',
      'The emergency button only hums.',
      'The first sentence in a stuck lift with {player}',
    ),
    written(
      'They come in peace',
      'The ramp comes down. It is your turn.',
      'What {player} says to the aliens on behalf of us all',
    ),
    written('Haircut regret', 'The scissors stop.', 'A sentence no hairdresser should ever say'),
    written(
      'Voice message, four minutes',
      'It starts with a sigh.',
      'How the longest voice message of {player} ends',
    ),
    written(
      'Window down, engine off',
      'The officer waits.',
      'The worst answer to “Do you know how fast you were going?”',
    ),
    written(
      'Live commentary',
      'With great feeling, into a microphone.',
      'The commentator, while {player} looks for the keys',
    ),
    written(
      'Please follow the guide',
      'The tour group leans in.',
      'What {player} makes up about a very old painting',
    ),
    written('Robot butler', 'It has been watching you.', 'The first complaint of a household robot'),
    written('Six words at dinner', 'The forks stop.', 'How to end any meal with the relatives'),
    written('Wrong chat', 'Sent. Read by all.', 'A message that {player} meant for another group'),
    written(
      'Out of office',
      'Back on the fourteenth, perhaps.',
      'The most honest automatic reply of {player}',
    ),
    written('Housewarming', 'One chair, many guests.', 'A toast to the new flat of {player}'),
    written('Clear as a bell', 'From the next room, at midnight.', 'What {player} says while asleep'),
    written(
      'After nine years of silence',
      'It jumps on the table.',
      'The first thing a cat says when it finally can',
    ),
    written(
      'Satnav with feelings',
      'Turn around when possible.',
      'What it says when {player} ignores it again',
    ),
    written(
      'Ten seconds from the future',
      'Then the portal shuts.',
      'What {player} from 2060 has come back to tell us',
    ),
    written('Four minutes left', 'The padlock will not open.', 'What {player} shouts in an escape room'),
    written('Karaoke, introduction', 'The music is already playing.', 'How {player} announces the song'),
    written(
      'Outlook until noon',
      'In front of a map of the kitchen.',
      'A weather report for {player} before coffee',
    ),
    written(
      'Torch below the chin',
      'The fire crackles.',
      'The first line of a scary story set in a supermarket',
    ),
    eitherOr(
      'Your friend tells it wrong',
      'You were there. It was not like that at all.',
      ['Correct them', '“It was a Tuesday, and the goat was a dog.”'],
      ['Let it run', 'Now there is a tiger. The tiger is good.'],
    ),
    eitherOr(
      'The joke nobody got',
      'It was quick, and only you understood it.',
      ['Laugh out loud', 'Alone, with twelve people looking at you.'],
      ['Explain it', 'Now nobody laughs. Not even you.'],
    ),
  ],
});
