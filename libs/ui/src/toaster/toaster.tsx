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
  const [isPaused, setIsPaused] = useState(false);
  const dismiss = useCallback((id: string) => {
    dismissToast(id);
    // A toast that is removed while hovered or focused fires neither leave nor blur.
    setIsPaused(false);
  }, []);
  const renderToast = (toast: Toast) => (
    <ToastItem key={toast.id} toast={toast} isPaused={isPaused} onDismiss={dismiss} />
  );

  return (
    <Region
      aria-label="Notifications"
      onPointerMove={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <List aria-live="assertive">{toasts.filter(isUrgent).map(renderToast)}</List>
      <List aria-live="polite">{toasts.filter((toast) => !isUrgent(toast)).map(renderToast)}</List>
    </Region>
  );
}

/** Enough time to read a title and a line. Toasts with the tone `danger` stay until they are dismissed. */
const TOAST_DURATION_MS = 6000;

interface ToastItemProps {
  readonly toast: Toast;
  /** True while the toast must not disappear by itself: the visitor points at a toast, or one has focus. */
  readonly isPaused: boolean;
  readonly onDismiss: (id: string) => void;
}

function ToastItem({ toast, isPaused, onDismiss }: ToastItemProps) {
  const { id, title, description, tone } = toast;
  const isReduced = useReducedMotion();
  const disappears = tone !== 'danger' && !isPaused;

  useEffect(() => {
    if (!disappears) return;
    const timer = setTimeout(() => onDismiss(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id, disappears, onDismiss]);

  return (
    <Item $tone={tone} $isReduced={isReduced}>
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
