import { type Toast, useReducedMotion } from '@raade/platform';
import { useEffect } from 'react';
import { Description, Dismiss, Item, Title } from './toaster.styles.ts';

/** How long a toast stays: long enough to read a title and a line below it. `danger` stays until it is dismissed. */
const TOAST_DURATION_MS = 6000;

interface ShownToastProps {
  readonly toast: Toast;
  /** True while it must not leave by itself. */
  readonly isHeld: boolean;
  readonly onDismiss: (id: string) => void;
}

export function ShownToast({ toast, isHeld, onDismiss }: ShownToastProps) {
  const { id, title, description, tone } = toast;
  const isStill = useReducedMotion();
  const leaves = tone !== 'danger' && !isHeld;

  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => onDismiss(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id, leaves, onDismiss]);

  return (
    <Item $tone={tone} $isStill={isStill}>
      <div>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
      </div>
      <Dismiss type="button" aria-label={`Dismiss: ${title}`} onClick={() => onDismiss(id)}>
        <span aria-hidden="true">×</span>
      </Dismiss>
    </Item>
  );
}
