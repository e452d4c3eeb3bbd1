import { type PointerEvent, useRef } from 'react';
import { moveRoom, shift, type KeyedSession, STEP } from './sessions.ts';
import type { SessionMove, Timetable } from './use-timetable.ts';

/** A pointer that moves less than this makes a click, not a drag. */
const DRAG_THRESHOLD_PX = 6;

interface Drag {
  /** The position of the pointer at the beginning, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly entry: KeyedSession;
  /** Undefined until the pointer has moved far enough. */
  moving?: SessionMove;
}

/** The rooms of the timetable, and the sizes of its cells in pixels. */
interface Measures {
  readonly rooms: readonly string[];
  readonly stepHeight: () => number;
  /** 0 on narrow screens, where rooms are not columns and nothing can be dragged. */
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

  const handlersOf = (entry: KeyedSession) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      hasDragged.current = false;
      const isMouse = event.pointerType === 'mouse' && event.button === 0;
      if (!isMouse || roomWidth() === 0) return;
      drag.current = { x: event.clientX, y: event.clientY, entry };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      if (current?.entry.key !== entry.key) return;
      const [right, down] = [event.clientX - current.x, event.clientY - current.y];
      if (!current.moving && Math.hypot(right, down) < DRAG_THRESHOLD_PX) return;
      const minutes = Math.round(down / stepHeight()) * STEP;
      const steps = Math.round(right / roomWidth());
      const { key, session: original } = current.entry;
      const moved = moveRoom(shift(original, minutes), rooms, steps);
      current.moving = { key, original, current: moved };
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

  /** True for the click event that browsers send at the end of a drag, which must be ignored. Call it once a click. */
  const isClickOfDrag = () => {
    const isDragEnd = hasDragged.current;
    hasDragged.current = false;
    return isDragEnd;
  };
  return { handlersOf, isClickOfDrag };
}
