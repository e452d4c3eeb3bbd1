import { BRAND } from '@raade/contracts/brand';
import { Link, NavLink, styled } from '@raade/platform';

const Bar = styled.header`
  position: fixed;
  z-index: 10;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  height: var(--navbar-height);
  padding: 0 var(--page-gutter);
  background: rgb(11 31 58 / 92%);
  color: var(--color-on-night);
`;

const Brand = styled(Link)`
  color: inherit;
  font: 700 1.375rem/1 var(--font-display);
  letter-spacing: 0.06em;
  text-decoration: none;
`;

const Links = styled.nav`
  display: flex;
  align-items: center;
  gap: clamp(var(--space-3), 3vw, var(--space-6));

  a {
    color: inherit;
    text-decoration: none;
    padding: var(--space-2) 0;
  }

  a:hover,
  a[aria-current='page'] {
    text-decoration: underline;
  }
`;

const DonateLink = styled(Link)`
  && {
    padding: var(--space-2) var(--space-4);
    border-radius: var(--radius-small);
    background: var(--color-sun);
    color: #1b1208;
    font-weight: 600;
  }
`;

export function Navbar() {
  return (
    <Bar>
      <Brand to="/" aria-label={`${BRAND.shortName} home`}>
        {BRAND.shortName}
      </Brand>
      <Links aria-label="Main">
        <NavLink to="/conference">Conference</NavLink>
        <DonateLink to="/conference#donation">Donate</DonateLink>
      </Links>
    </Bar>
  );
}
