import { AutoScroller, Cursor, Feedback, PreventSelection } from '@dnd-kit/dom';
import { PointerSensor } from '@dnd-kit/react';

/** How things are dragged: by pointer or finger. dnd-kit's keyboard way is left out, because here keys place directly. */
export const dragging = {
  plugins: [AutoScroller, Cursor, Feedback, PreventSelection],
  sensors: [PointerSensor],
};
