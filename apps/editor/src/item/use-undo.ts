import { isSame } from '@raade/content-model/editions/drafts-between';
import type { ContentValue } from '@raade/contracts/content/values';
import { type KeyboardEvent, useState } from 'react';

/** Changes of one field count as one step as long as no pause is longer than this. */
const ONE_STEP_MS = 1000;
const MOST_STEPS = 200;

interface Steps {
  readonly past: readonly ContentValue[];
  readonly future: readonly ContentValue[];
  /** The value that this editor wrote last. Any other current value comes from somebody else. */
  readonly written: ContentValue | undefined;
  readonly field: string;
  readonly at: number;
}

const NONE: Steps = { past: [], future: [], written: undefined, field: '', at: 0 };

interface History {
  /** Writes a value. Changes of another `field` begin a new undo step. */
  readonly write: (value: ContentValue, field: string) => void;
  /** Undefined while there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** Undo and redo of an item's changes. The history ends with the page, or when somebody else writes. */
export function useUndo(value: ContentValue, onWrite: (value: ContentValue) => void): History {
  const [steps, setSteps] = useState(NONE);
  const isOurs = steps.written !== undefined && isSame(steps.written, value);
  const { past, future } = isOurs ? steps : NONE;

  const write = (next: ContentValue, field: string) => {
    const now = Date.now();
    const isOneStep = isOurs && field === steps.field && now - steps.at < ONE_STEP_MS;
    const before = isOneStep && past.length > 0 ? past : [...past, value].slice(-MOST_STEPS);
    setSteps({ past: before, future: [], written: next, field, at: now });
    onWrite(next);
  };
  const step = (to: ContentValue, next: Pick<Steps, 'past' | 'future'>) => {
    setSteps({ ...next, written: to, field: '', at: 0 });
    onWrite(to);
  };

  const last = past.at(-1);
  const next = future[0];
  return {
    write,
    undo:
      last === undefined
        ? undefined
        : () => step(last, { past: past.slice(0, -1), future: [value, ...future] }),
    redo:
      next === undefined
        ? undefined
        : () => step(next, { past: [...past, value], future: future.slice(1) }),
  };
}

/** Fields in which the browser has its own undo. */
const TYPED_IN = 'textarea, input:not([type=checkbox], [type=radio])';

/** Returns the action of Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y; undefined in fields where the browser handles them. */
export function undoShortcut(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  if (event.target instanceof Element && event.target.matches(TYPED_IN)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : undefined;
}
