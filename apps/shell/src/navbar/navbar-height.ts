import { createGlobalStyle } from '@raade/platform';

/** The logo is taller on wide screens; pages keep clear of the bar by the same token. */
export const NavbarHeight = createGlobalStyle`
  @media (min-width: 1024px) {
    html:root {
      --navbar-height: 5.5rem;
    }
  }
`;
