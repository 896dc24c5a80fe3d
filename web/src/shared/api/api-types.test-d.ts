import { request, requestPicture } from './api.ts';
import type { PathOf, ResponseBody } from './api-types.ts';
import { requestWithToken } from './csrf.ts';

/*
 * API calls that must compile, and calls that must not. The compiler checks this file and nothing runs it. `tsc` fails if the
 * line after an `@ts-expect-error` compiles.
 */

/** Only the type of the value matters. */
const is = <Type>(value: Type): Type => value;

export const calls = async () => {
  const query = { username: 'ada' };
  const param = { code: 'ABCDEF' };

  is<boolean>((await request('GET', '/api/user/register/check', { query })).exists);
  is<string>((await request('POST', '/api/lobby/createLobby', { body: {} })).code);
  is<string | undefined>((await request('POST', '/api/party/seat')).seat?.code);
  await request('POST', '/api/lobby/joinLobby/:code', { param, body: { leave: 'GHJKLM' } });

  // @ts-expect-error: there is no such path.
  await request('GET', '/api/lobby/all');
  // @ts-expect-error: the path has another method.
  await request('GET', '/api/lobby/createLobby', { body: {} });
  // @ts-expect-error: a parameter belongs into `param`.
  await request('POST', '/api/lobby/leaveLobby/ABCDEF');
  // @ts-expect-error: the code is missing.
  await request('POST', '/api/lobby/leaveLobby/:code');
  // @ts-expect-error: the parameter has another name.
  await request('POST', '/api/lobby/leaveLobby/:code', { param: { lobby: 'ABCDEF' } });
  // @ts-expect-error: nothing reads a body there.
  await request('POST', '/api/lobby/leaveLobby/:code', { param, body: { code: 'ABCDEF' } });
  // @ts-expect-error: the body is missing.
  await request('POST', '/api/user/login');
  // @ts-expect-error: the password is missing.
  await request('POST', '/api/user/login', { body: { emailOrUsername: 'ada' } });
  // @ts-expect-error: a number is no password.
  await request('POST', '/api/user/login', { body: { emailOrUsername: 'ada', password: 1 } });
  // @ts-expect-error: no such status.
  await request('GET', '/api/admin/reports', { query: { status: 'lost' } });
  // @ts-expect-error: the response has no such field.
  (await request('GET', '/api/themes')).items;
  // @ts-expect-error: the user can have no seat.
  (await request('POST', '/api/party/seat')).seat.code;
  // @ts-expect-error: the path parameter is missing.
  await requestPicture('/api/share/:gameId/pictures/:picture');
  // @ts-expect-error: a call for reading needs no token.
  await requestWithToken('GET', '/api/user/sessions');
  // @ts-expect-error: the id of the session is missing.
  await requestWithToken('DELETE', '/api/user/sessions/:id');
};

// @ts-expect-error: the API has no such route.
export type Gone = ResponseBody<'GET', '/api/lobby/removed'>;
// @ts-expect-error: pictures are no calls of the API.
is<PathOf<'GET'>>('/images/Themes/Flags/Game1/a.png');
