import { type StorageNames, textItem } from '../../shared/storage/storage-item.ts';

/**
 * A fact from this browser's last visit. It selects the page to draw while the real response loads. Without storage it is
 * assumed to be false.
 */
function remembered(name: StorageNames['local']) {
  const item = textItem('local', name);
  return {
    expect: (isSo: boolean): void => void (isSo ? item.write('1') : item.clear()),
    isExpected: (): boolean => item.read() === '1',
  };
}

/** Predicts if the visitor is logged in. */
export const { expect: expectMember, isExpected: isMemberExpected } = remembered('member');

/** Predicts if the visitor has a seat in a lobby. */
export const { expect: expectSeat, isExpected: isSeatExpected } = remembered('seated');

/** Predicts if the site is open to all visitors, not coming soon. */
export const { expect: expectOpen, isExpected: isOpenExpected } = remembered('open');
