import { request } from '../../../shared/api/api.ts';
import { RequestError } from '../../../shared/api/api-error.ts';
import { requestWithToken } from '../../../shared/api/csrf.ts';
import { choosePasskey, forgetPasskey, makePasskey } from './ceremony.ts';

/*
 * Each of these asks the API for a challenge, lets the device answer it, and sends the answer. They throw PasskeyFailure, and the
 * API's errors. Import this file lazily.
 */

type Chosen = Awaited<ReturnType<typeof choosePasskey>>;

/** Sends an answer. A passkey that the site does not know is not offered by the password manager again. */
async function answerWith<Result>(passkey: Chosen, send: (passkey: Chosen) => Promise<Result>) {
  try {
    return await send(passkey);
  } catch (error) {
    if (error instanceof RequestError && error.code === 'unknownPasskey') await forgetPasskey(passkey.id);
    throw error;
  }
}

export const fetchLoginOptions = async () =>
  (await request('POST', '/api/user/passkeys/login/options')).options;

/** Logs in with the passkey that the user has chosen. */
export const enterWith = (chosen: Chosen) =>
  answerWith(chosen, (passkey) => request('POST', '/api/user/passkeys/login', { body: { passkey } }));

/** Logs in with any passkey of the site. */
export const logInByPasskey = async () => enterWith(await choosePasskey(await fetchLoginOptions()));

/** Proves the identity of the logged-in user with one of the account's passkeys. */
export async function confirmByPasskey() {
  const { options } = await request('POST', '/api/user/passkeys/confirm/options');
  return answerWith(await choosePasskey(options), (passkey) =>
    request('POST', '/api/user/passkeys/confirm', { body: { passkey } }),
  );
}

/** Makes a passkey and adds it to the account. Throws ApiError: confirmationRequired, tooManyPasskeys. */
export async function addPasskey() {
  const { options } = await requestWithToken('POST', '/api/user/passkeys/options');
  const passkey = await makePasskey(options);
  return requestWithToken('POST', '/api/user/passkeys', { body: { passkey } });
}

/** Removes a passkey, also from the password manager if the browser can. Throws ApiError: onlyAuthMethod, confirmationRequired. */
export async function removePasskey(id: string) {
  const removed = await requestWithToken('DELETE', '/api/user/passkeys/:id', { param: { id } });
  await forgetPasskey(removed.credentialId);
  return removed;
}

/** In the system's browser: uses a passkey for the desktop app with this challenge. Returns the code for the app. */
export async function choosePasskeyForApp(purpose: 'enter' | 'confirm', app: string): Promise<string> {
  const body = { purpose, app };
  const { options } = await request('POST', '/api/user/passkeys/app/options', { body });
  const { code } = await answerWith(await choosePasskey(options), (passkey) =>
    request('POST', '/api/user/passkeys/app', { body: { ...body, passkey } }),
  );
  return code;
}

/** In the system's browser: makes a passkey for the account of the desktop app. Returns the code for the app. */
export async function makePasskeyForApp(app: string): Promise<string> {
  const { options } = await request('POST', '/api/user/passkeys/app/creation-options', { body: { app } });
  const passkey = await makePasskey(options);
  const { code } = await request('POST', '/api/user/passkeys/app/created', { body: { app, passkey } });
  return code;
}
