import { BRAND } from '@raade/contracts/brand';
import { styled } from '@raade/platform';
import { ThemeControl } from '@raade/ui';
import { Logo } from '../logo/logo.tsx';
import { FOOTER_ITEMS, MAIN_ITEMS } from '../navigation/navigation-items.ts';
import { NavigationLink } from '../navigation/navigation-link.tsx';
import { ActionLinks } from '../navbar/action-links.tsx';
import { MenuButton } from './menu-button.ts';
import { MenuGroup } from './menu-group.tsx';

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
  justify-content: space-between;
  min-height: var(--navbar-height);
`;

const Cross = styled.svg`
  width: 1.75rem;
  height: 1.75rem;
`;

const Groups = styled.ul`
  list-style: none;
  border-top: 1px solid rgb(255 255 255 / 20%);
`;

const Bottom = styled.div`
  display: grid;
  gap: var(--space-6);
  margin-top: auto;
`;

const FooterLinks = styled.ul`
  display: flex;
  gap: var(--space-6);
  list-style: none;

  a {
    display: block;
    padding: var(--space-2) 0;
    color: inherit;
  }
`;

const Copyright = styled.p`
  color: var(--color-on-night-muted);
  font-size: var(--text-small);
`;

interface MenuContentsProps {
  readonly onClose: () => void;
  /** A link was chosen; the router is about to follow it. */
  readonly onChoose: () => void;
}

export function MenuContents({ onClose, onChoose }: MenuContentsProps) {
  return (
    <Page>
      <Top>
        <Logo ink="white" />
        <MenuButton type="button" aria-label="Close menu" onClick={onClose}>
          <Cross viewBox="0 0 24 24" aria-hidden="true">
            <path d="m5 5 14 14M19 5 5 19" fill="none" stroke="currentcolor" strokeWidth="2" />
          </Cross>
        </MenuButton>
      </Top>
      <nav aria-label="Main">
        <Groups>
          {MAIN_ITEMS.map((item) => (
            <MenuGroup key={item.href} item={item} onChoose={onChoose} />
          ))}
        </Groups>
      </nav>
      <Bottom>
        <ActionLinks onChoose={onChoose} />
        <FooterLinks>
          {FOOTER_ITEMS.map(({ name, href }) => (
            <li key={href}>
              <NavigationLink href={href} onClick={onChoose}>
                {name}
              </NavigationLink>
            </li>
          ))}
        </FooterLinks>
        <ThemeControl />
        <Copyright>
          © {new Date().getFullYear()} {BRAND.fullName}
        </Copyright>
      </Bottom>
    </Page>
  );
}
