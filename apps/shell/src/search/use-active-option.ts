import { type KeyboardEvent, useState } from 'react';

/** The option that a key leads to from option `active` of `count`; undefined if it leads nowhere in the list. */
function nextOption(key: string, active: number | undefined, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active === undefined || active === last ? 0 : active + 1;
    case 'ArrowUp':
      return active === undefined || active === 0 ? last : active - 1;
    // In the text these keys move the cursor, as long as nobody walks the list.
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
  /** True if Enter means the first option as long as none is active. */
  readonly hasDefault: boolean;
  /** Enter, on an option. */
  readonly onChoose: (option: number) => void;
  /** Returns whether Escape had something to do here. */
  readonly onEscape: () => boolean;
}

/** The option that the keys have reached while focus stays in the field of a combobox. */
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
    // Keys of an input method belong to it.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (handle(event.key)) event.preventDefault();
  };
  return { active, reset: () => setActive(undefined), onKeyDown };
}
