/** Returns true if the user of the app may be another one, or may have another role, after this request to the site. */
export const changesUser = (method: string, pathname: string): boolean =>
  pathname === '/api/user/auth-check' ||
  (method !== 'GET' &&
    /^\/api\/user\/(login|logout|register|set-username|desktop-login|delete-account)$/.test(pathname));

/** Returns true if the response of /api/user/auth-check says that the user is an administrator. */
export function isAdministrator(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('user' in answer)) return false;
  const { user } = answer;
  return typeof user === 'object' && user !== null && 'administrator' in user && user.administrator === true;
}
