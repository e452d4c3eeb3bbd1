import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type ToastTone = 'neutral' | 'success' | 'danger';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** `danger` is read out at once and stays until it is dismissed. */
  readonly tone?: ToastTone;
}

export interface Toast extends ToastMessage {
  readonly id: string;
  readonly tone: ToastTone;
  /** False once dismissed: no longer shown, but still on record. */
  readonly isOpen: boolean;
}

const SHOWN_AT_ONCE = 5;

/**
 * Milliseconds from the dismissal of a toast until its record is removed. How long it is shown is the business of who
 * shows it: `toaster/toast-duration.ts` of `@raade/ui`.
 */
const RECORD_KEPT_MS = 1_000_000;

/** Every toast on record, oldest first. */
export const toastStore = createStore<readonly Toast[]>(() => []);

let count = 0;

/**
 * Shows a short message above the page, wherever the visitor is. If five are shown already, the oldest goes.
 * @returns its id, for `dismissToast`
 */
export function toast({ tone = 'neutral', ...message }: ToastMessage): string {
  const shown = openToasts(toastStore.getState());
  const tooMany = Math.max(0, shown.length + 1 - SHOWN_AT_ONCE);
  for (const { id } of shown.slice(0, tooMany)) dismissToast(id);
  count += 1;
  const id = `toast-${count}`;
  toastStore.setState((toasts) => [...toasts, { ...message, tone, id, isOpen: true }], true);
  return id;
}

/** Hides a toast at once. Ids that are unknown, or dismissed already, are left alone. */
export function dismissToast(id: string): void {
  if (!openToasts(toastStore.getState()).some((toast) => toast.id === id)) return;
  toastStore.setState(
    (toasts) => toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)),
    true,
  );
  setTimeout(() => removeToast(id), RECORD_KEPT_MS);
}

function removeToast(id: string): void {
  toastStore.setState((toasts) => toasts.filter((toast) => toast.id !== id), true);
}

function openToasts(toasts: readonly Toast[]): readonly Toast[] {
  return toasts.filter(({ isOpen }) => isOpen);
}

/** The toasts that are shown, oldest first. */
export function useToasts(): readonly Toast[] {
  return openToasts(useStore(toastStore));
}
