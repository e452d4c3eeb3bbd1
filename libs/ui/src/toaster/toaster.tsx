import { dismissToast, type Toast, useToasts } from '@raade/platform';
import { useCallback, useState } from 'react';
import { ShownToast } from './shown-toast.tsx';
import { List, Region } from './toaster.styles.ts';

const isUrgent = ({ tone }: Toast) => tone === 'danger';

/**
 * Shows what `toast` is called with. Rendered once, by whoever frames the page, and always there: a screen
 * reader only announces what appears in a live region that it knows already.
 */
export function Toaster() {
  const toasts = useToasts();
  const [isHeld, setIsHeld] = useState(false);
  const dismiss = useCallback((id: string) => {
    dismissToast(id);
    // A toast that is removed under the pointer, or with the focus, reports neither leave nor blur.
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
