/** A fact from this browser's last visit. It selects the page to draw while the real response loads. */
const remembered = (storageKey: string) => ({
  expect(isSo: boolean): void {
    try {
      if (isSo) localStorage.setItem(storageKey, '1');
      else localStorage.removeItem(storageKey);
    } catch {
      // Without storage the fact is assumed to be false.
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

/** Predicts if the visitor is logged in. */
export const { expect: expectMember, isExpected: isMemberExpected } = remembered('tallyho:member');

/** Predicts if the visitor has a seat in a lobby. */
export const { expect: expectSeat, isExpected: isSeatExpected } = remembered('tallyho:seated');

/** Predicts if the site is open to all visitors, not coming soon. */
export const { expect: expectOpen, isExpected: isOpenExpected } = remembered('tallyho:open');
