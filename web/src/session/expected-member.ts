const storageKey = 'tallyho:member';

/** Remembers whether this browser's last visitor was logged in. */
export function expectMember(isMember: boolean): void {
  try {
    if (isMember) localStorage.setItem(storageKey, '1');
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage the page guesses a guest.
  }
}

/** Whether the visitor will turn out to be a member: a guess, to draw the right page while the session loads. */
export function isMemberExpected(): boolean {
  try {
    return localStorage.getItem(storageKey) === '1';
  } catch {
    return false;
  }
}
