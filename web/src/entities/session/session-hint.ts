import { textItem } from '../../shared/storage/storage-item.ts';

// Facts from this browser's last visit. They select the page to draw while the real response loads. Without storage
// nothing is expected.
const user = textItem('local', 'user');
const seat = textItem('local', 'seat');
const game = textItem('local', 'game');
const night = textItem('local', 'night');
const open = textItem('local', 'open');

/** Stores if the visitor is logged in. Null: unknown, because the page is left to log in elsewhere. */
export const expectUser = (isLoggedIn: boolean | null): void =>
  void user.write(isLoggedIn === null ? '' : `${Number(isLoggedIn)}`);
/** Predicts if the visitor is logged in. */
export const isUserExpected = (): boolean => user.read() === '1';
/** Returns true if it is unknown whether the visitor is logged in. */
export const isVisitorUnknown = (): boolean => !user.read();

/** Stores the code of the lobby in which the visitor has a seat; null: none. */
export const expectSeat = (code: string | null): void => void seat.write(code ?? '');
/** Predicts the code of the lobby in which the visitor has a seat; null: none. */
export const expectedSeat = (): string | null => seat.read() || null;

/** Stores the code of the lobby in which the visitor plays a game; null: none. It stays when the seat is lost. */
export const expectGame = (code: string | null): void => void game.write(code ?? '');
/** Predicts the code of the lobby whose running game the visitor has played; null: none. */
export const expectedGame = (): string | null => game.read() || null;

/** Stores if the visitor has finished a game. */
export const expectNight = (hasOne: boolean): void => void night.write(`${Number(hasOne)}`);
/** Predicts if the visitor has finished a game. */
export const isNightExpected = (): boolean => night.read() === '1';

/** Stores if the site is open to all visitors, not coming soon. */
export const expectOpen = (isOpen: boolean): void => void open.write(`${Number(isOpen)}`);
/** Predicts if the site is open to all visitors. */
export const isOpenExpected = (): boolean => open.read() === '1';
