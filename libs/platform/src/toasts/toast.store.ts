import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type ToastTone = 'neutral' | 'success' | 'danger';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** Screen readers read `danger` at once, and it stays until it is dismissed. */
  readonly tone?: ToastTone;
}

export interface Toast extends ToastMessage {
  readonly id: string;
  readonly tone: ToastTone;
  /** False once dismissed. The record stays for a while. */
  readonly isOpen: boolean;
}

const MAX_VISIBLE = 5;

/**
 * Milliseconds from the dismissal of a toast until its record is removed. `toaster/toast-duration.ts` of `@raade/ui`
 * decides how long a toast is shown.
 */
const REMOVAL_DELAY_MS = 1_000_000;

/** All toasts, also dismissed ones, oldest first. */
export const toastStore = createStore<readonly Toast[]>(() => []);

let count = 0;

/**
 * Shows a short message above the page. If five are shown already, the oldest is dismissed.
 * @returns its id, for `dismissToast`
 */
export function toast({ tone = 'neutral', ...message }: ToastMessage): string {
  const visibleToasts = openToasts(toastStore.getState());
  const excess = Math.max(0, visibleToasts.length + 1 - MAX_VISIBLE);
  for (const { id } of visibleToasts.slice(0, excess)) dismissToast(id);
  count += 1;
  const id = `toast-${count}`;
  toastStore.setState((toasts) => [...toasts, { ...message, tone, id, isOpen: true }], true);
  return id;
}

/** Hides a toast at once. Does nothing for an unknown or dismissed id. */
export function dismissToast(id: string): void {
  if (!openToasts(toastStore.getState()).some((toast) => toast.id === id)) return;
  toastStore.setState(
    (toasts) => toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)),
    true,
  );
  setTimeout(() => removeToast(id), REMOVAL_DELAY_MS);
}

function removeToast(id: string): void {
  toastStore.setState((toasts) => toasts.filter((toast) => toast.id !== id), true);
}

function openToasts(toasts: readonly Toast[]): readonly Toast[] {
  return toasts.filter(({ isOpen }) => isOpen);
}

/** The visible toasts, oldest first. */
export function useToasts(): readonly Toast[] {
  return openToasts(useStore(toastStore));
}
