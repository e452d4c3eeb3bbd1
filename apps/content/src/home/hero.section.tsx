import { BRAND } from '@raade/contracts/brand';
import { Link, styled } from '@raade/platform';

const Stage = styled.section`
  display: grid;
  align-content: center;
  gap: var(--space-6);
  min-height: 100svh;
  padding: calc(var(--navbar-height) + var(--space-12))
    max(var(--page-gutter), (100vw - var(--page-width)) / 2) var(--space-16);
  background:
    radial-gradient(60rem 40rem at 85% 110%, rgb(244 162 97 / 32%), transparent 70%),
    linear-gradient(160deg, var(--color-night), var(--color-night-raised));
  color: var(--color-on-night);
`;

const Title = styled.h1`
  max-width: 16ch;
  font-size: var(--text-display);
`;

const Tagline = styled.p`
  color: var(--color-sun);
  font: 600 var(--text-lead) / 1.4 var(--font-display);
`;

const Lead = styled.p`
  max-width: 54ch;
  color: var(--color-on-night-muted);
  font-size: var(--text-lead);
`;

const Forward = styled(Link)`
  justify-self: start;
  padding: var(--space-3) var(--space-6);
  border: 1px solid var(--color-on-night);
  border-radius: var(--radius-small);
  color: var(--color-on-night);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    background: rgb(255 255 255 / 12%);
  }
`;

export function Hero() {
  const [first, second] = BRAND.taglines;
  return (
    <Stage id="hero" aria-labelledby="hero-title">
      <Title id="hero-title">{BRAND.fullName}</Title>
      <Tagline>
        {first} <br />
        {second}
      </Tagline>
      <Lead>
        We build Africa&apos;s future with students and partners: a community that creates
        sustainable solutions through market-driven innovation.
      </Lead>
      <Forward to="/conference">See the forum</Forward>
    </Stage>
  );
}
