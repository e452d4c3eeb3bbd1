import { BRAND } from '@raade/contracts/brand';
import { Link, styled } from '@raade/platform';

const Block = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4) var(--space-8);
  padding: var(--space-12) var(--page-gutter);
  background: var(--color-night);
  color: var(--color-on-night-muted);

  a {
    color: var(--color-on-night);
  }
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
`;

export function Footer() {
  return (
    <Block>
      <p>{BRAND.fullName}</p>
      <Links aria-label="Footer">
        <Link to="/conference">Annual Conference</Link>
        <Link to="/donate">Donate</Link>
      </Links>
    </Block>
  );
}
