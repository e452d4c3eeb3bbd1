import { isSame } from '@raade/content-model/editions/drafts-between';
import type { ContentValue } from '@raade/contracts/content/values';
import { type KeyboardEvent, useState } from 'react';

/** Changes of one field are one undo step if the pauses between them are shorter than this. */
const ONE_STEP_MS = 1000;
/** Older steps are forgotten. */
const MAX_STEPS = 200;

interface Steps {
  /** Values to which undo and redo return. */
  readonly past: readonly ContentValue[];
  readonly future: readonly ContentValue[];
  /** The value that this editor wrote last. Any other current value comes from somebody else. */
  readonly ownValue: ContentValue | undefined;
  /** The field and the time (milliseconds since the epoch) of the last change. */
  readonly field: string;
  readonly atMs: number;
}

const NO_STEPS: Steps = { past: [], future: [], ownValue: undefined, field: '', atMs: 0 };

interface History {
  /** Writes a value. Changes of another `field` begin a new undo step. */
  readonly write: (value: ContentValue, field: string) => void;
  /** Undefined while there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** Undo and redo of an item's changes. The history ends with the page, or when somebody else writes. */
export function useUndo(value: ContentValue, onWrite: (value: ContentValue) => void): History {
  const [steps, setSteps] = useState(NO_STEPS);
  const isOwnValue = steps.ownValue !== undefined && isSame(steps.ownValue, value);
  const { past, future } = isOwnValue ? steps : NO_STEPS;

  const write = (next: ContentValue, field: string) => {
    const now = Date.now();
    const isOneStep = isOwnValue && field === steps.field && now - steps.atMs < ONE_STEP_MS;
    const newPast = isOneStep && past.length > 0 ? past : [...past, value].slice(-MAX_STEPS);
    setSteps({ past: newPast, future: [], ownValue: next, field, atMs: now });
    onWrite(next);
  };
  const restore = (target: ContentValue, history: Pick<Steps, 'past' | 'future'>) => {
    // No field and time 0: the next change begins a new step.
    setSteps({ ...history, ownValue: target, field: '', atMs: 0 });
    onWrite(target);
  };

  const last = past.at(-1);
  const next = future[0];
  return {
    write,
    undo:
      last === undefined
        ? undefined
        : () => restore(last, { past: past.slice(0, -1), future: [value, ...future] }),
    redo:
      next === undefined
        ? undefined
        : () => restore(next, { past: [...past, value], future: future.slice(1) }),
  };
}

/** Fields in which the browser has its own undo. */
const TEXT_CONTROLS = 'textarea, input:not([type=checkbox], [type=radio])';

/** Returns the action of Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y; undefined in fields where the browser handles them. */
export function undoShortcut(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  if (event.target instanceof Element && event.target.matches(TEXT_CONTROLS)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : undefined;
}
