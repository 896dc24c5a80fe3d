// Exports the rules of every mini-game under the name of its type. To add a mini-game, add its folder and one
// line here.
export { choose as Choose } from './choose/rules.ts';
export { cup as Cup } from './cup/rules.ts';
export { hotTakes as HotTakes } from './hot-takes/rules.ts';
export { rankThem as RankThem } from './rank-them/rules.ts';
export { slider as Slider } from './slider/rules.ts';
export { sliderAvatarsLobby as SliderAvatarsLobby } from './slider-avatars-lobby/rules.ts';
export { sliderLobby as SliderLobby } from './slider-lobby/rules.ts';
export { tierList as TierList } from './tier-list/rules.ts';
export { tierListLobby as TierListLobby } from './tier-list-lobby/rules.ts';
export { whoseIsIt as WhoseIsIt } from './whose-is-it/rules.ts';
export { writeAndRate as WriteAndRate } from './write-and-rate/rules.ts';
