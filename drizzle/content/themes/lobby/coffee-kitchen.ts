import { playerDeck, ranks, roles, row, score } from '../../deck.ts';
import type { StarterTheme } from '../../starter-theme.ts';

export const coffeeKitchen: StarterTheme = playerDeck({
  name: 'The coffee kitchen',
  description: 'For colleagues. What is said here stays near the kettle.',
  tags: ['Colleagues', 'Work', 'People', 'Icebreaker', 'Quick laugh'],
  games: [
    row(
      'Answers the question nobody understood',
      'Silence in the meeting.',
      'Nods with warmth',
      'Draws it on the glass',
    ),
    score(
      'Makes Monday bearable',
      'How much better is Monday with each of you?',
      'Better on Fridays',
      'Brings warm bread',
    ),
    roles('If we were a football team', 'Give out the shirts.', [
      'Scores',
      'Defends us in every mail',
      'The trainer with the scarf',
      'Best song in the stands',
    ]),
    score(
      'Explains it without jargon',
      'How simply does each of you explain things?',
      '“Synergy”, with love',
      'A goat understands',
    ),
    row(
      'First to help on a bad day',
      'The deadline is tonight.',
      'Sends a strong sticker',
      'Has taken half of it already',
    ),
    ranks('Calm before a presentation', 'The room fills up.', [
      'Drinks tea, hums',
      'Reads the notes again',
      'Walks the corridor',
      'Asks if there is a fire exit',
    ]),
    score(
      'Cake radar',
      'How early does each of you know about the cake?',
      'Finds the crumbs',
      'Before the knife',
    ),
    row(
      'Would start a good business',
      'You may invest your savings.',
      'Sells me lemonade',
      'Take the house as well',
    ),
    roles('On a sinking boat', 'The team trip went wrong.', [
      'Has a plan with steps',
      'Scoops water, singing',
      'Calls somebody who knows somebody',
      'Saves the sandwiches',
    ]),
    score(
      'Writes short mails',
      'How short are the mails that each of you writes?',
      'Has chapters',
      'Writes “yes”',
    ),
    row(
      'Asks the brave question',
      'The boss says: “Any questions?”',
      'Asks it later, at the lift',
      'A hand goes up',
    ),
    score(
      'Keeps the meeting on time',
      'How strictly does everybody keep a meeting on time?',
      'One good story first',
      'At the door, 9:58',
    ),
    ranks('Knows where everything is', 'We need a hole punch, now.', [
      'Second drawer, left',
      'Knows whom to ask',
      'Makes a hole with a pen',
      'What is a hole punch?',
    ]),
    roles('Office pets', 'Everybody becomes one.', [
      'The loyal dog',
      'The cat on the warm printer',
      'The parrot who knows all',
      'The hedgehog before ten',
    ]),
    score(
      'Celebrates other people’s wins',
      'How loudly does each of you celebrate the wins of others?',
      'Nods and means it',
      'Rings a bell',
    ),
    row(
      'Could run this place for a week',
      'The boss is on a mountain.',
      'Shorter weeks at once',
      'Please stay, boss',
    ),
    score(
      'Would be missed by the plants',
      'How much would the plants miss each of you?',
      'Greets them at Christmas',
      'Knows their middle names',
    ),
    row('Wins against the printer', 'It has eaten page two.', 'Talks to it kindly', 'It is afraid of them'),
    roles('At the summer party', 'Grass, a grill, one speech.', [
      'Gives the speech',
      'Turns the sausages',
      'Plays with the children',
      'Left a jacket on a chair',
    ]),
    score(
      'Has a place in the car park at nine',
      'How sure is everybody of a parking place at nine?',
      'Takes the train',
      'Stands in the shade',
    ),
    score(
      'Tells the best weekend stories',
      'How wild are the weekends that each of you tells about?',
      'Cleaned the oven',
      'A raft, nine goats',
    ),
    roles('A new plant for the team', 'Somebody must care for it.', [
      'Waters it on Mondays',
      'Talks to it on calls',
      'Has overwatered three',
      'Named it',
    ]),
    row('Wraps the leaving present', 'It is round.', 'A bag with tape', 'Nobody wants to open it'),
    row(
      'Best at saying no',
      'Somebody has “a tiny favour”.',
      'Says yes with a sigh',
      'You thank them for the no',
    ),
  ],
});
