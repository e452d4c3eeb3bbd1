import { BRAND } from '@raade/contracts/base/brand';
import { styled } from '@raade/platform';
import { ThemeControl } from '@raade/ui';
import { NavigationLink } from '../../navigation/navigation-link.tsx';
import { ActionLinks } from '../../navigation/action-links.tsx';
import { useNavigation, useYear } from '../../site-context.ts';
import { MenuGroup } from './menu-group.tsx';

const Groups = styled.ul`
  list-style: none;
  border-block-start: 1px solid rgb(255 255 255 / 20%);
`;

const Bottom = styled.div`
  display: grid;
  gap: var(--space-6);

  /* The action buttons share the width. */
  > :first-child > * {
    flex: 1;
  }
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

export function MenuNavigation({ onChoose }: { readonly onChoose: () => void }) {
  const { menu, menuFoot } = useNavigation();
  return (
    <>
      <nav aria-label="Main">
        <Groups>
          {menu.map((item) => (
            <MenuGroup key={item.name} item={item} onChoose={onChoose} />
          ))}
        </Groups>
      </nav>
      <Bottom>
        <ActionLinks onChoose={onChoose} />
        <FooterLinks>
          {menuFoot.map(({ name, href }) => (
            <li key={name}>
              <NavigationLink href={href} onClick={onChoose}>
                {name}
              </NavigationLink>
            </li>
          ))}
        </FooterLinks>
        <ThemeControl />
        <Copyright>{`© ${useYear()} ${BRAND.fullName}`}</Copyright>
      </Bottom>
    </>
  );
}
