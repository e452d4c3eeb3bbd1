import { type KeyboardEvent, useState } from 'react';

/** The option that a key moves to from option `index` of `count`; undefined if the key does not move in the list. */
function nextOption(key: string, index: number | undefined, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return index === undefined || index === last ? 0 : index + 1;
    case 'ArrowUp':
      return index === undefined || index === 0 ? last : index - 1;
    // While no option is active, Home and End move the cursor in the text.
    case 'Home':
      return index === undefined ? undefined : 0;
    case 'End':
      return index === undefined ? undefined : last;
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
  const [activeIndex, setActiveIndex] = useState<number>();

  /** Returns true if the key has an effect in the list. */
  const handleKey = (key: string): boolean => {
    if (key === 'Escape') return onEscape();
    if (count === 0) return false;
    if (key === 'Enter') {
      if (activeIndex !== undefined || hasDefault) onChoose(activeIndex ?? 0);
      return true;
    }
    const next = nextOption(key, activeIndex, count);
    if (next !== undefined) setActiveIndex(next);
    return next !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes text, its keys must not move the option.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (handleKey(event.key)) event.preventDefault();
  };
  return { activeIndex, reset: () => setActiveIndex(undefined), onKeyDown };
}
