/** The latest updates of the product, newest first. */
export const updates: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Nobody spoils it',
    text: 'Mute, block or report whoever does. People look at every report.',
  },
  {
    title: 'Bring your friends',
    text: 'Find people, write to each other, and call them to the table with one tap.',
  },
  {
    title: 'Rate each other',
    text: 'Three games are about the players: into tiers, on sliders, or in a row from worst to best.',
  },
  {
    title: 'Results as a show',
    text: 'The board fills from the worst up, the podium rises, and what divides you is called out.',
  },
  {
    title: 'Your own themes',
    text: 'Write a theme in your lobby and play it at once. It stays among you.',
  },
  {
    title: 'Nothing gets lost',
    text: 'Reload in the middle of a round: your seat and your answer wait for you.',
  },
];
