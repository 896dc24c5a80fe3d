/** Tips about the game. */
export const tips: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'One link is enough',
    text: 'Copy the invite link or hold up the QR code. Friends with a phone are in before the kettle boils.',
  },
  {
    title: 'Nobody peeks',
    text: 'Answers stay secret until the round is over. You cannot see what others pick, and neither can they.',
  },
  {
    title: 'Lock, then send',
    text: 'Confirm once to lock your answer. Changed your mind? Go back. Confirm again and it is out of your hands.',
  },
  {
    title: 'Lobby themes bite',
    text: 'Normal themes rate things. Lobby themes rate the people at the table, yourself included.',
  },
  {
    title: 'Keys are quicker',
    text: 'In a tier list, press 1, 2 or 3 to send the picture straight into a tier.',
  },
  {
    title: 'Disagree loudly',
    text: 'The most divisive picture of each round gets called out. That is what the chat is for.',
  },
];
