import { type PointerEvent, useRef } from 'react';
import { moveRoom, shift, type KeyedSession, STEP } from './sessions.ts';
import type { PickedSession, Timetable } from './use-timetable.ts';

/** Pixels that a pointer may move during a click. */
const THRESHOLD = 6;

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly from: KeyedSession;
  /** Undefined: it has not moved yet. */
  picked?: PickedSession;
}

/** The rooms of the timetable, and its sizes in pixels. */
interface Measures {
  readonly rooms: readonly string[];
  /** Pixels of a step and of a room; 0 where there are no columns, so nothing is dragged. */
  readonly stepHeight: () => number;
  readonly roomWidth: () => number;
}

/** Dragging with a mouse. Touch scrolls the page, and has buttons instead. */
export function useDragging(
  { moveTo, drop, cancel }: Timetable,
  { rooms, stepHeight, roomWidth }: Measures,
) {
  const drag = useRef<Drag>(undefined);
  /** True until the click that follows a drag has come. */
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
      if (!current.picked && Math.hypot(right, down) < THRESHOLD) return;
      const minutes = Math.round(down / stepHeight()) * STEP;
      const steps = Math.round(right / roomWidth());
      const { key, session: before } = current.from;
      current.picked = { key, before, now: moveRoom(shift(before, minutes), rooms, steps) };
      moveTo(current.picked);
    },
    onPointerUp: () => {
      const picked = drag.current?.picked;
      hasDragged.current = picked !== undefined;
      drag.current = undefined;
      if (picked) drop(picked);
    },
    onPointerCancel: () => {
      if (drag.current?.picked) cancel();
      drag.current = undefined;
    },
  });

  /** True for a click that only ends a drag. */
  const endsDrag = () => {
    const ends = hasDragged.current;
    hasDragged.current = false;
    return ends;
  };
  return { handlersOf, endsDrag };
}
