import {
  AutoScroller,
  Cursor,
  type DragDropManager,
  type Draggable,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom';

const { Delay, Distance } = PointerActivationConstraints;

/** How far a finger must move before a drag begins, in px. */
const start = 14;
/**
 * How long a finger must rest on an item in a scroller before the drag begins, in ms, and how far it may move in that
 * time, in px.
 */
const hold = 250;
const shake = 6;

/** The direction in which an element scrolls. */
type Axis = 'x' | 'y';

/**
 * Starts the drag if the finger's first 14 px lead more across the scroller than along it. Compares directions, not
 * lengths: a quick finger has moved far in both when the browser reports its first move. Browsers compare in the same
 * way when they decide whether to scroll.
 */
export class AcrossScroller extends Distance {
  readonly #axis: Axis;
  #from: PointerEvent | null = null;

  constructor(axis: Axis) {
    super({ value: start });
    this.#axis = axis;
  }

  override onEvent(event: PointerEvent): void {
    if (event.type === 'pointerdown') this.#from = event;
    if (event.type === 'pointerup') this.abort();
    if (event.type !== 'pointermove' || !this.#from) return;
    const [x, y] = [event.clientX - this.#from.clientX, event.clientY - this.#from.clientY];
    if (Math.hypot(x, y) < start) return;
    const [along, across] = this.#axis === 'x' ? [x, y] : [y, x];
    if (Math.abs(across) >= Math.abs(along)) this.activate(event);
    else this.abort();
  }

  override abort(): void {
    this.#from = null;
  }
}

/** Returns the direction in which a swipe on the element would scroll; null if nothing there scrolls. */
function scrollAxis(element: Element | undefined): Axis | null {
  for (let box = element?.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(overflowY)) return 'y';
    if (box.scrollWidth > box.clientWidth + 1 && /auto|scroll/.test(overflowX)) return 'x';
  }
  return null;
}

/**
 * Decides when a touch becomes a drag. Outside scrollers: as soon as the finger moves. In a scroller a swipe along it
 * scrolls and a swipe across it drags; after a short rest the finger can drag in any direction.
 */
function touchConstraints(source: Draggable) {
  const axis = scrollAxis(source.element);
  if (axis === null) return [new Distance({ value: start })];
  return [new Delay({ value: hold, tolerance: shake }), new AcrossScroller(axis)];
}

/**
 * Prevents that a drag selects texts. The library empties the selection, and if that is in a text field, Chromium scrolls to the field. So a
 * field loses the focus before.
 */
class PreventSelectionAndScroll extends PreventSelection {
  constructor(manager: DragDropManager) {
    super(manager);
    const stopListening = manager.monitor.addEventListener('beforedragstart', () => {
      const focused = document.activeElement;
      if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) focused.blur();
    });
    const destroy = this.destroy.bind(this);
    this.destroy = () => {
      stopListening();
      destroy();
    };
  }
}

const pointerDragging = (touch: (source: Draggable) => ReturnType<typeof touchConstraints>) => ({
  plugins: [AutoScroller, Cursor, Feedback, PreventSelectionAndScroll],
  sensors: [
    PointerSensor.configure({
      activationConstraints: (event, source) => {
        if (event.pointerType === 'touch') return touch(source);
        const usual = PointerSensor.defaults.activationConstraints;
        return typeof usual === 'function' ? usual(event, source) : usual;
      },
    }),
  ],
});

/**
 * Sensors for dragging by pointer or touch. dnd-kit's keyboard sensor is not used, because keys place items directly
 * here.
 */
export const dragging = pointerDragging(touchConstraints);

/** The same for items that cover the page: a finger must rest on one before it drags, because a swipe scrolls the page. */
export const draggingByHold = pointerDragging(() => [new Delay({ value: hold, tolerance: shake })]);
