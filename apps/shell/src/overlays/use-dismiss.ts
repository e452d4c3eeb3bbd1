import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The way it was closed: Escape, or a press outside. */
type Dismissal = 'escape' | 'outside';

interface Dismissable {
  readonly isOpen: boolean;
  /** Presses inside leave it open. */
  readonly container: RefObject<HTMLElement | null>;
  readonly onDismiss: (by: Dismissal) => void;
}

/** The ways out that everything shares that opens over the page without being a dialog. */
export function useDismiss({ isOpen, container, onDismiss }: Dismissable): void {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    // React stops what it cannot hand on yet, as in a page that waits, on its way down.
    const options = { signal: listening.signal, capture: true };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss('escape');
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !container.current?.contains(target)) dismiss('outside');
    };
    document.addEventListener('keydown', onKeyDown, options);
    document.addEventListener('pointerdown', onPointerDown, options);
    return () => listening.abort();
  }, [isOpen, container]);
}
