import type { MiniGameType } from '@tallyho/game/minigames/registry';

/** What players do in each mini-game, in half a line for those who do not know its name. */
export const inBrief: { readonly [Type in MiniGameType]: string } = {
  Slider: 'One question, one number',
  SliderLobby: 'A number for each player',
  SliderAvatarsLobby: 'All players in one row',
  TierList: 'Rows, from best to worst',
  TierListLobby: 'A row for each player',
  RankThem: 'One list, from first to last',
  HotTakes: 'This or that, five seconds each',
  Choose: 'Two sides, you take one',
  Cup: 'Two at a time, winners stay in',
  WhoseIsIt: 'Guess who wrote it',
  WriteAndRate: 'Write one, rate the others',
};
