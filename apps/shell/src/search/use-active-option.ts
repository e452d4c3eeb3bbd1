import { type KeyboardEvent, useState } from 'react';

/** The option that a key moves to from option `active` of `count`; undefined if the key does not move in the list. */
function nextOption(key: string, active: number | undefined, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active === undefined || active === last ? 0 : active + 1;
    case 'ArrowUp':
      return active === undefined || active === 0 ? last : active - 1;
    // While no option is active, Home and End move the cursor in the text.
    case 'Home':
      return active === undefined ? undefined : 0;
    case 'End':
      return active === undefined ? undefined : last;
    default:
      return undefined;
  }
}

interface OptionKeys {
  readonly count: number;
  /** True if Enter chooses the first option while none is active. */
  readonly hasDefault: boolean;
  /** Called for Enter. */
  readonly onChoose: (option: number) => void;
  /** Returns true if it has handled Escape. */
  readonly onEscape: () => boolean;
}

/** The active option of a combobox: keys move it while focus stays in the field. */
export function useActiveOption({ count, hasDefault, onChoose, onEscape }: OptionKeys) {
  const [active, setActive] = useState<number>();

  const handle = (key: string): boolean => {
    if (key === 'Escape') return onEscape();
    if (count === 0) return false;
    if (key === 'Enter') {
      if (active !== undefined || hasDefault) onChoose(active ?? 0);
      return true;
    }
    const next = nextOption(key, active, count);
    if (next !== undefined) setActive(next);
    return next !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes text, its keys must not move the option.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (handle(event.key)) event.preventDefault();
  };
  return { active, reset: () => setActive(undefined), onKeyDown };
}
