/** A fact about this browser's last visit, kept to draw the right page while the real answer loads. */
const remembered = (storageKey: string) => ({
  expect(isSo: boolean): void {
    try {
      if (isSo) localStorage.setItem(storageKey, '1');
      else localStorage.removeItem(storageKey);
    } catch {
      // Without storage the page guesses that it was not so.
    }
  },
  isExpected(): boolean {
    try {
      return localStorage.getItem(storageKey) === '1';
    } catch {
      return false;
    }
  },
});

/** Whether the visitor will turn out to be logged in. */
export const { expect: expectMember, isExpected: isMemberExpected } = remembered('tallyho:member');

/** Whether the visitor will turn out to sit in a lobby. */
export const { expect: expectSeat, isExpected: isSeatExpected } = remembered('tallyho:seated');

/** Whether the site will turn out to be open to everybody, not coming soon. */
export const { expect: expectOpen, isExpected: isOpenExpected } = remembered('tallyho:open');
