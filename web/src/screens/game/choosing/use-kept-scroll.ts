import { type RefObject, type UIEvent, useLayoutEffect } from 'react';

/** The scroll offsets of parts of a screen, by their names. Owned by a component that stays mounted while the parts do not. */
export type ScrollPlaces = RefObject<Map<string, { readonly left: number; readonly top: number }>>;

/**
 * Scrolls an element to where it was when it was mounted the last time. Returns the event handler that remembers the place. Call it
 * in a component that mounts together with the element.
 */
export function useKeptScroll(element: RefObject<HTMLElement | null>, places: ScrollPlaces, name: string) {
  useLayoutEffect(() => {
    const place = places.current.get(name);
    if (!element.current || !place) return;
    element.current.scrollLeft = place.left;
    element.current.scrollTop = place.top;
  }, [element, places, name]);
  return ({ currentTarget }: UIEvent) => {
    places.current.set(name, { left: currentTarget.scrollLeft, top: currentTarget.scrollTop });
  };
}
