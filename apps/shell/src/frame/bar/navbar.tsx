import { BRAND } from '@raade/contracts/base/brand';
import { Link, media, styled, useStore } from '@raade/platform';
import { useModalDialog } from '../../overlays/use-modal-dialog.ts';
import { Logo } from '../../navigation/logo/logo.tsx';
import { MobileMenu } from '../menu/mobile-menu.tsx';
import { ActionLinks } from '../../navigation/action-links.tsx';
import { navigationDisplay } from '../../navigation/display/navigation-display.store.ts';
import { useNavbarStyle } from '../../navigation/display/use-navbar-style.ts';
import { SearchButton } from '../../search/search-button.tsx';
import { SearchDialog } from '../../search/search-dialog.tsx';
import { useSearchShortcuts } from '../../search/search-shortcuts.store.ts';
import { DesktopMenu } from './desktop-menu.tsx';
import { Bar } from './navbar.styles.ts';
import { ThemeTool } from './theme-tool.tsx';

const Tools = styled.div`
  display: flex;
  height: 100%;

  > button {
    align-self: center;
  }
`;

const Home = styled(Link)`
  display: block;
  color: inherit;
  text-decoration: none;
`;

/** The highlighted action beside the menu button on small screens; the menu contains the other actions. */
const FirstAction = styled.div`
  margin-inline-start: auto;

  ${media.desktop} {
    display: none;
  }
`;

/**
 * The navigation bar of public pages, fixed at the top. Its colors follow the page, the scroll position and the
 * background.
 */
export function Navbar() {
  const { ink, ground } = useNavbarStyle();
  const isVisible = useStore(navigationDisplay, (display) => display.isVisible);
  // No style reads `data-past-hero`: requirement NAV-45 asks for it.
  const isPastHero = useStore(navigationDisplay, (display) => display.isPastHero);
  const search = useModalDialog();
  useSearchShortcuts(search.open);
  return (
    <Bar
      data-area="navigation"
      data-ink={ink}
      data-ground={ground}
      data-visible={isVisible}
      data-past-hero={isPastHero}
    >
      <Home to="/" aria-label={`${BRAND.shortName} home`}>
        <Logo ink={ink} />
      </Home>
      <DesktopMenu>
        <Tools>
          <SearchButton hasDialog isOpen={search.isOpen} onClick={search.open} />
          <ThemeTool />
        </Tools>
      </DesktopMenu>
      <FirstAction>
        <ActionLinks isShort />
      </FirstAction>
      <MobileMenu />
      <SearchDialog {...search} />
    </Bar>
  );
}
