import { playerDeck, ranks, roles, row, score } from '../../deck.ts';
import type { StarterTheme } from '../../starter-theme.ts';

export const roadTrip: StarterTheme = playerDeck({
  name: 'Road trip',
  description: 'Nine hundred kilometres, one aux cable.',
  tags: ['Travel', 'Music', 'Summer', 'Heated debate'],
  games: [
    score(
      'Hand over the music',
      'How far do you trust them with the playlist? 1 is whale song, 100 is every song a hit.',
    ),
    row(
      'Who takes the wheel?',
      'From “please hold the map” to “wake me when we are there”.',
      'Please hold the map',
      'Wake me when we are there',
    ),
    roles('Seats in the car', 'Everybody gets the seat they were born for.', [
      'Front seat, feet up',
      'Window and wisdom',
      'Ruler of the middle',
      'Asleep before the motorway',
    ]),
    score('Shares their snacks', '1 ate them while parking, 100 brought a second bag for you.'),
    row(
      'Talks to the locals',
      'We need a bed for tonight.',
      'Smiles from the car',
      'We are invited to dinner',
    ),
    score('Packs the boot', '1 sits on it until it closes, 100 left space for a piano.'),
    roles('When the tyre goes flat', 'Rain, a field, one cow.', [
      'Changes it',
      'Holds the umbrella',
      'Makes friends with the cow',
      'Films it with a comment',
    ]),
    score('Needs a toilet stop', '1 is a camel, 100 knows every forest.'),
    row(
      'Wins the car games',
      'I see something that you do not see.',
      'Fell asleep on “green”',
      'Champion of the back seat',
    ),
    ranks('Ready at seven in the morning', 'We agreed on seven.', [
      'Sits in the car',
      'Shoes in hand',
      'Just one more coffee',
      'Seven in spirit',
    ]),
    score('Sleeps anywhere', '1 brings three pillows of their own, 100 is asleep against the gear stick.'),
    row(
      'Best travel photographer',
      'One picture will be on our wall.',
      'A thumb with a sunset',
      'In a museum by spring',
    ),
    roles('First thing at the sea', 'The car stops. The doors open.', [
      'Runs into the water',
      'Finds the ice cream',
      'Lies down at once',
      'Collects odd stones',
    ]),
    score('Believes in shortcuts', '1 trusts the motorway, 100 is in a field with confidence.'),
    row(
      'Carries more than their part',
      'Four floors, no lift, eleven bags.',
      'Carries the mood',
      'Came back for yours',
    ),
    ranks('Holds the budget', 'One purse for all. Who may carry it?', [
      'Every coin written down',
      'Honest, roughly',
      'Bought us a kite',
      'Bought us a donkey',
    ]),
    score('Stays friendly when lost', '1 talks to the map only, 100 calls it a tour.'),
    row(
      'The playlist at two in the morning',
      'Who keeps the driver awake?',
      'A soft lullaby',
      'A whole musical, all parts',
    ),
    roles('Around the camp fire', 'The stars are out.', [
      'Plays three chords',
      'Burns the marshmallows',
      'Knows the stars',
      'Tells the truth at last',
    ]),
    row(
      'Reads the map aloud',
      'Left, in eight hundred metres. Or was it right?',
      'Says “there” and points',
      'We arrived before we left',
    ),
    roles('The hitchhiker', 'He gets in and looks at us all.', [
      'Gives him a seat and soup',
      'Wants his whole life story',
      'Checks if he is a ghost',
      'Fell asleep on his shoulder',
    ]),
    row(
      'Finds the best café',
      'A village with two streets.',
      'A machine at the bus stop',
      'An aunt with nine cakes',
    ),
    score('Good at reversing', '1 has met every flowerpot, 100 backs a caravan into a shoebox.'),
    score('Would turn back for a viewpoint', '1 waves at it, 100 has seen all the sunsets.'),
  ],
});
