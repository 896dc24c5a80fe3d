import {
  AutoScroller,
  Cursor,
  type Draggable,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom';

const { Delay, Distance } = PointerActivationConstraints;

/** How far a finger moves before a drag begins, and how far along a scroller it may have gone by then, in px. */
const start = 14;
const along = 10;
/** How long a finger rests on something that lies in a scroller before it picks it up, in ms, and how far it may shake, in px. */
const hold = 250;
const shake = 6;

type Axis = 'x' | 'y';

/** The direction in which a swipe on the element would scroll something; null: nothing there scrolls. */
function scrollAxis(element: Element | undefined): Axis | null {
  for (let box = element?.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(overflowY)) return 'y';
    if (box.scrollWidth > box.clientWidth + 1 && /auto|scroll/.test(overflowX)) return 'x';
  }
  return null;
}

/**
 * When a finger begins to drag: as soon as it moves where nothing can scroll. In a scroller a swipe along it scrolls, a
 * swipe across it drags, and a finger that rests for a moment can then drag in any direction.
 */
function touchConstraints(source: Draggable) {
  const axis = scrollAxis(source.element);
  if (axis === null) return [new Distance({ value: start })];
  return [
    new Delay({ value: hold, tolerance: shake }),
    new Distance({ value: start, tolerance: axis === 'x' ? { x: along } : { y: along } }),
  ];
}

/** How things are dragged: by pointer or finger. dnd-kit's keyboard way is left out, because here keys place directly. */
export const dragging = {
  plugins: [AutoScroller, Cursor, Feedback, PreventSelection],
  sensors: [
    PointerSensor.configure({
      activationConstraints: (event, source) => {
        if (event.pointerType === 'touch') return touchConstraints(source);
        const usual = PointerSensor.defaults.activationConstraints;
        return typeof usual === 'function' ? usual(event, source) : usual;
      },
    }),
  ],
};
