import { styled } from '@raade/platform';
import { WithoutScript } from '@raade/ui';
import { useRef } from 'react';
import { Logo } from '../../navigation/logo/logo.tsx';
import { MENU_ID } from '../../overlays/modal.ts';
import { ToolIcon } from '../../navigation/tool-icon.tsx';
import { LazySearch } from '../../search/lazy-search.tsx';
import { SearchButton } from '../../search/search-button.tsx';
import { MenuButton } from './menu.styles.ts';
import { MenuNavigation } from './menu-navigation.tsx';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  min-height: 100%;
  padding: 0 var(--page-gutter) var(--space-8);
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--navbar-height);

  > :first-child {
    margin-inline-end: auto;
  }
`;

const CROSS_ICON = 'm5 5 14 14M19 5 5 19';

interface MenuContentsProps {
  readonly isSearching: boolean;
  readonly onSearch: (isSearching: boolean) => void;
  readonly onClose: () => void;
  /** Called when a link is chosen, before the router follows it. */
  readonly onChoose: () => void;
}

/** The content of the mobile menu: the navigation, or the search in its place. */
export function MenuContents({ isSearching, onSearch, onClose, onChoose }: MenuContentsProps) {
  const searchButton = useRef<HTMLButtonElement>(null);
  const leaveSearch = () => {
    onSearch(false);
    searchButton.current?.focus();
  };
  return (
    <Page>
      <Top>
        <Logo ink="white" />
        <SearchButton
          ref={searchButton}
          isOpen={isSearching}
          onClick={() => onSearch(!isSearching)}
        />
        <MenuButton
          type="button"
          data-needs-script
          aria-label="Close menu"
          aria-controls={MENU_ID}
          onClick={onClose}
        >
          <ToolIcon path={CROSS_ICON} />
        </MenuButton>
        <WithoutScript>
          <MenuButton as="a" href="#main" aria-label="Close menu">
            <ToolIcon path={CROSS_ICON} />
          </MenuButton>
        </WithoutScript>
      </Top>
      {isSearching ? (
        <LazySearch onChoose={onChoose} onEscape={leaveSearch} />
      ) : (
        <MenuNavigation onChoose={onChoose} />
      )}
    </Page>
  );
}
