import { type RefObject, useEffect, useEffectEvent } from 'react';

type Dismissal = 'escape' | 'outside';

interface Dismissable {
  readonly isOpen: boolean;
  /** Presses inside this element do not close it. */
  readonly container: RefObject<HTMLElement | null>;
  readonly onDismiss: (by: Dismissal) => void;
}

/** Closes a panel that is not a dialog when the visitor presses Escape or anything outside of it. */
export function useDismiss({ isOpen, container, onDismiss }: Dismissable): void {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    // In the capture phase, since React stops the propagation of events in parts that are not hydrated yet.
    const options = { signal: controller.signal, capture: true };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss('escape');
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !container.current?.contains(target)) dismiss('outside');
    };
    document.addEventListener('keydown', onKeyDown, options);
    document.addEventListener('pointerdown', onPointerDown, options);
    return () => controller.abort();
  }, [isOpen, container]);
}
