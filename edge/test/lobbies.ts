import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import { newPerson, type Person } from './people.ts';

type Lobby = { code: string; leader: string; players: { user: string; username: string; avatar: number }[] };
export type ResponseBody = {
  success: boolean;
  code: string;
  error?: string;
  message: string;
  field?: string;
  lobby: Lobby;
};

export const people = (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, newPerson));
export const idOf = (person: Person) => person.account._id;

export const open = async (owner: Person, settings: object = {}) => {
  const response = await owner.post('/api/lobby/createLobby', {
    isPublic: false,
    maxPlayers: 4,
    ...settings,
  });
  expect(response.status).toBe(200);
  return (await response.json<ResponseBody>()).code;
};
export const join = (person: Browser, code: string) => person.post(`/api/lobby/joinLobby/${code}`, { code });
/** Joins a lobby and agrees to leave another one for it. */
export const switchTo = (person: Browser, code: string, leaving: string) =>
  person.post(`/api/lobby/joinLobby/${code}`, { code, leave: leaving });
export const leave = (person: Browser, code: string) =>
  person.post(`/api/lobby/leaveLobby/${code}`, { code });
export const start = (person: Browser, code: string) =>
  person.post(`/api/lobby/startGame/${code}`, { numPlayers: 4 });
export const lobbyOf = async (person: Person) => {
  const response = await person.get('/api/lobby/checkUserInLobby');
  return response.status === 404 ? null : (await response.json<ResponseBody>()).lobby;
};
export const refusal = async (response: Response) => {
  const { success, error, message } = await response.json<ResponseBody>();
  expect(success).toBe(false);
  return { status: response.status, error, message };
};
