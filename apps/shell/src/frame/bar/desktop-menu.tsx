import { media, styled } from '@raade/platform';
import { type ReactNode, useRef } from 'react';
import { ActionLinks } from '../../navigation/action-links.tsx';
import { useNavigation } from '../../site-context.ts';
import { moveFocus } from './arrow-keys.ts';
import { Dropdown } from './dropdown.tsx';
import { Item, PageLink } from './menu-item.styles.ts';
import { useDropdowns } from './use-dropdowns.ts';

/** Grows with the width of the screen, from the narrowest that shows this menu. */
const GAP = 'clamp(var(--space-2), 6.6vw - 3.7rem, var(--space-6))';

const Menu = styled.nav`
  --disclosure-width: clamp(1.5rem, 3vw - 0.4rem, 2rem);
  display: flex;
  align-items: center;
  gap: ${GAP};
  height: 100%;

  ${media.belowDesktop} {
    display: none;
  }
`;

const Items = styled.ul`
  display: flex;
  gap: ${GAP};
  height: 100%;
  list-style: none;

  /* The bar is designed for three pages; with a fourth, the items move closer on narrow screens. */
  &:has(> :nth-child(4)) {
    --disclosure-width: 1.5rem;
    gap: clamp(var(--space-1), 10vw - 6.25rem, var(--space-6));
  }
`;

interface DesktopMenuProps {
  /** Shown between the pages and the action buttons. */
  readonly children?: ReactNode;
}

/** The navigation on wide screens: pages, most with a disclosure of their sections, and buttons. */
export function DesktopMenu({ children }: DesktopMenuProps) {
  const bar = useRef<HTMLElement>(null);
  const dropdowns = useDropdowns(bar);
  const { menu } = useNavigation();
  return (
    <Menu ref={bar} aria-label="Main">
      <Items onKeyDown={moveFocus}>
        {menu.map(({ dropdown, ...page }) =>
          dropdown ? (
            <Dropdown key={page.name} page={page} entries={dropdown} dropdowns={dropdowns} />
          ) : (
            <Item key={page.name}>
              <PageLink href={page.href} onClick={dropdowns.close}>
                {page.name}
              </PageLink>
            </Item>
          ),
        )}
      </Items>
      {children}
      <ActionLinks onChoose={dropdowns.close} />
    </Menu>
  );
}
