// Every mini-game under the name of its type, a line each. A new one is its folder and its line here.
export { choose as Choose } from './choose/rules.ts';
export { slider as Slider } from './slider/rules.ts';
export { sliderAvatarsLobby as SliderAvatarsLobby } from './slider-avatars-lobby/rules.ts';
export { sliderLobby as SliderLobby } from './slider-lobby/rules.ts';
export { tierList as TierList } from './tier-list/rules.ts';
export { tierListLobby as TierListLobby } from './tier-list-lobby/rules.ts';
