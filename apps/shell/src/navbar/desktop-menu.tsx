import { media, styled } from '@raade/platform';
import { type ReactNode, useRef } from 'react';
import { MAIN_ITEMS } from '../navigation/navigation-items.ts';
import { ActionLinks } from '../navigation/action-links.tsx';
import { moveFocus } from './arrow-keys.ts';
import { Dropdown } from './dropdown.tsx';
import { useDropdowns } from './use-dropdowns.ts';

const Menu = styled.nav`
  display: flex;
  align-items: center;
  gap: clamp(var(--space-3), 2vw, var(--space-6));
  height: 100%;

  ${media.belowDesktop} {
    display: none;
  }
`;

const Items = styled.ul`
  display: flex;
  gap: clamp(var(--space-2), 2vw, var(--space-6));
  height: 100%;
  list-style: none;
`;

interface DesktopMenuProps {
  /** What else stands in the bar, between pages and buttons. */
  readonly children?: ReactNode;
}

/** The navigation on wide screens: pages, each with a disclosure of its sections, and two buttons. */
export function DesktopMenu({ children }: DesktopMenuProps) {
  const menu = useRef<HTMLElement>(null);
  const dropdowns = useDropdowns(menu);
  return (
    <Menu ref={menu} aria-label="Main">
      <Items onKeyDown={moveFocus}>
        {MAIN_ITEMS.map((item) => (
          <Dropdown key={item.href} item={item} dropdowns={dropdowns} />
        ))}
      </Items>
      {children}
      <ActionLinks onChoose={dropdowns.close} />
    </Menu>
  );
}
