import type { Ref } from 'react';
import { BarTool } from '../navigation/bar-tool.styles.ts';
import { ToolIcon } from '../navigation/tool-icon.tsx';
import { preloadSearch } from './lazy-search.tsx';
import { SEARCH_MESSAGES } from './search-messages.ts';

export const LENS_ICON = 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm5 11.5L21 21';

interface SearchButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly isOpen: boolean;
  readonly onClick: () => void;
  /** True if the button opens a dialog; false if it shows the search in the menu. */
  readonly hasDialog?: boolean;
}

export function SearchButton({ ref, isOpen, onClick, hasDialog = false }: SearchButtonProps) {
  return (
    <BarTool
      ref={ref}
      type="button"
      data-needs-script
      aria-label={SEARCH_MESSAGES.label}
      aria-expanded={isOpen}
      aria-haspopup={hasDialog ? 'dialog' : undefined}
      aria-keyshortcuts={hasDialog ? '/ Control+K Meta+K' : undefined}
      onClick={onClick}
      onPointerEnter={preloadSearch}
    >
      <ToolIcon path={LENS_ICON} />
    </BarTool>
  );
}
