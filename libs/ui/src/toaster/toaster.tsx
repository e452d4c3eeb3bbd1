import { dismissToast, type Toast, useReducedMotion, useToasts } from '@raade/platform';
import { useCallback, useEffect, useState } from 'react';
import { Note } from '../text/text.styles.ts';
import { Dismiss, Item, List, Region, Title } from './toaster.styles.ts';

const isUrgent = ({ tone }: Toast) => tone === 'danger';

/**
 * Shows the toasts. Render it once and keep it mounted, since screen readers only announce changes of live regions that
 * existed before.
 */
export function Toaster() {
  const toasts = useToasts();
  const [isHeld, setIsHeld] = useState(false);
  const dismiss = useCallback((id: string) => {
    dismissToast(id);
    // A toast that is removed while hovered or focused fires neither leave nor blur.
    setIsHeld(false);
  }, []);
  const show = (toast: Toast) => (
    <ShownToast key={toast.id} toast={toast} isHeld={isHeld} onDismiss={dismiss} />
  );

  return (
    <Region
      aria-label="Notifications"
      onPointerMove={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <List aria-live="assertive">{toasts.filter(isUrgent).map(show)}</List>
      <List aria-live="polite">{toasts.filter((toast) => !isUrgent(toast)).map(show)}</List>
    </Region>
  );
}

/** Time to read a title and a line. Toasts with the tone `danger` stay until they are dismissed. */
const TOAST_DURATION_MS = 6000;

interface ShownToastProps {
  readonly toast: Toast;
  /** True while it must not disappear automatically. */
  readonly isHeld: boolean;
  readonly onDismiss: (id: string) => void;
}

function ShownToast({ toast, isHeld, onDismiss }: ShownToastProps) {
  const { id, title, description, tone } = toast;
  const isStill = useReducedMotion();
  const disappears = tone !== 'danger' && !isHeld;

  useEffect(() => {
    if (!disappears) return;
    const timer = setTimeout(() => onDismiss(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id, disappears, onDismiss]);

  return (
    <Item $tone={tone} $isStill={isStill}>
      <div>
        <Title>{title}</Title>
        {description && <Note>{description}</Note>}
      </div>
      <Dismiss type="button" aria-label={`Dismiss: ${title}`} onClick={() => onDismiss(id)}>
        <span aria-hidden="true">×</span>
      </Dismiss>
    </Item>
  );
}
