import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

// Runs once in each worker, because its test files share one page and the libraries.

// On a busy machine the first test that needs a lazy module waits several seconds until it has loaded, and a virtual machine may
// stand still for half a minute.
configure({ asyncUtilTimeout: 60_000 });

// A query that waits runs many times and discards all errors but the last, to which it adds the page itself. The page is
// printed only for other errors: printing it each time takes a thirtieth of the processor time of these tests.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// React records a call stack for each element that it creates, at most 10,000 per second; only its warnings show them. That
// takes a sixth of the processor time of these tests. React records none while its counter of them is above the limit.
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] ?? {};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

// Errors of jsdom are instances of the Error of its own realm only.
Object.setPrototypeOf(DOMException.prototype, Error.prototype);

// Fake timers would stop the clock of jsdom's own frames for the files that follow.
window.requestAnimationFrame = (run) => Number(setTimeout(() => run(performance.now()), 16));
window.cancelAnimationFrame = (frame) => clearTimeout(frame);

/** jsdom has no modal dialogs and popovers. These stubs are sufficient for queries by role and label. */
HTMLDialogElement.prototype.showModal = function showModal() {
  if (!this.isConnected) throw new DOMException('The element is not in a Document.', 'InvalidStateError');
  this.open = true;
  const first = this.querySelector<HTMLElement>('[autofocus], button, input, select, textarea, a[href]');
  first?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

function toggle(element: HTMLElement, newState: 'open' | 'closed') {
  const event = new Event('toggle');
  Object.assign(event, { newState });
  element.dispatchEvent(event);
}
// jsdom's style sheet hides popovers that are not `:popover-open`, a state that it never sets.
HTMLElement.prototype.showPopover = function showPopover() {
  if (!this.isConnected)
    throw new DOMException('Invalid on disconnected popover elements.', 'InvalidStateError');
  this.style.display = 'block';
  toggle(this, 'open');
};
HTMLElement.prototype.hidePopover = function hidePopover() {
  this.style.display = '';
  toggle(this, 'closed');
};
document.addEventListener('click', ({ target }) => {
  const trigger = target instanceof Element ? target.closest('[popovertarget]') : null;
  const box = trigger && document.getElementById(trigger.getAttribute('popovertarget') ?? '');
  if (box?.style.display === 'block') box.hidePopover();
  else box?.showPopover();
});

// jsdom has no animations.
Element.prototype.animate ??= () =>
  Object.assign(new EventTarget(), { cancel: () => undefined }) as Animation; // the only member that is used

window.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList; // jsdom has none

/** An observer that never reports, because elements have no size in jsdom. */
class Observer {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe: (target?: Element) => void = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}
/** An observer that reports each element as visible. */
class InView extends Observer {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    super();
    this.#report = report;
  }
  override observe = (target?: Element) => {
    if (!target) return;
    const [boundingClientRect, intersectionRect] = [new DOMRect(), new DOMRect()];
    const seen = { isIntersecting: true, intersectionRatio: 1, time: 0, rootBounds: null };
    this.#report([{ target, boundingClientRect, intersectionRect, ...seen }], this);
  };
}
Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: InView });

// Queries by role ask for the style of each element and of all that contain it, and wait by asking again. jsdom applies all rules
// each time. Until the document changes, the answers stay the same.
const computeStyle = window.getComputedStyle.bind(window);
let styles = new WeakMap<Element, CSSStyleDeclaration>();
const changes = new MutationObserver(() => {
  styles = new WeakMap();
});
changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement) return computeStyle(element, pseudoElement);
  if (changes.takeRecords().length > 0) styles = new WeakMap();
  const known = styles.get(element);
  if (known) return known;
  const style = computeStyle(element);
  styles.set(element, style);
  return style;
};
