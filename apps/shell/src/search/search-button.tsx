import { styled } from '@raade/platform';
import { IconButton, tintedGround } from '@raade/ui';
import type { Ref } from 'react';
import { preloadSearch } from './lazy-search.tsx';
import { SearchIcon } from './search-icon.tsx';
import { SEARCH_MESSAGES } from './search-messages.ts';

const Square = styled(IconButton)`
  &:hover,
  &[aria-expanded='true'] {
    ${tintedGround(14)}
  }
`;

interface SearchButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly isOpen: boolean;
  readonly onClick: () => void;
  /** True where the button opens a dialog; else it shows the field beside it. */
  readonly hasDialog?: boolean;
}

export function SearchButton({ ref, isOpen, onClick, hasDialog = false }: SearchButtonProps) {
  return (
    <Square
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
      <SearchIcon />
    </Square>
  );
}
