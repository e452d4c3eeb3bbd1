import { type PointerEvent, useRef } from 'react';
import { moveRoom, shift, type KeyedSession, STEP } from './sessions.ts';
import type { SessionMove, Timetable } from './use-timetable.ts';

/** Pixels that a pointer may move during a click. */
const THRESHOLD = 6;

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly from: KeyedSession;
  /** Undefined until the pointer has moved far enough. */
  moving?: SessionMove;
}

/** The rooms of the timetable, and the sizes of its cells in pixels. */
interface Measures {
  readonly rooms: readonly string[];
  /** Both are 0 on narrow screens, where rooms are no columns and nothing can be dragged. */
  readonly stepHeight: () => number;
  readonly roomWidth: () => number;
}

/** Moves sessions with a mouse. Touch scrolls the page; `MovePanel` has buttons for it. */
export function useDragging(
  { moveTo, finishMove, cancelMove }: Timetable,
  { rooms, stepHeight, roomWidth }: Measures,
) {
  const drag = useRef<Drag>(undefined);
  /** True between the end of a drag and the click event that browsers send after it. */
  const hasDragged = useRef(false);

  const handlersOf = (from: KeyedSession) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      hasDragged.current = false;
      const isMouse = event.pointerType === 'mouse' && event.button === 0;
      if (!isMouse || roomWidth() === 0) return;
      drag.current = { x: event.clientX, y: event.clientY, from };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      if (current?.from.key !== from.key) return;
      const [right, down] = [event.clientX - current.x, event.clientY - current.y];
      if (!current.moving && Math.hypot(right, down) < THRESHOLD) return;
      const minutes = Math.round(down / stepHeight()) * STEP;
      const steps = Math.round(right / roomWidth());
      const { key, session: before } = current.from;
      current.moving = { key, before, now: moveRoom(shift(before, minutes), rooms, steps) };
      moveTo(current.moving);
    },
    onPointerUp: () => {
      const moving = drag.current?.moving;
      hasDragged.current = moving !== undefined;
      drag.current = undefined;
      if (moving) finishMove(moving);
    },
    onPointerCancel: () => {
      if (drag.current?.moving) cancelMove();
      drag.current = undefined;
    },
  });

  /** True for the click event at the end of a drag, which is to be ignored. */
  const endsDrag = () => {
    const ends = hasDragged.current;
    hasDragged.current = false;
    return ends;
  };
  return { handlersOf, endsDrag };
}
