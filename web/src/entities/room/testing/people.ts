import { samplePlayers } from '../local/sample-players.ts';

/** Eight users for tests and the gallery. */
export const people = samplePlayers;
export const [robin, kim, sam, alex] = people;
