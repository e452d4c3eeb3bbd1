import { BRAND } from '@raade/contracts/brand';
import { styled } from '@raade/platform';
import { ButtonLink, Stage, StageTitle } from '@raade/ui';

const Tagline = styled.p`
  color: var(--color-sun);
  font: 600 var(--text-lead) / 1.4 var(--font-display);
`;

const Introduction = styled.p`
  max-width: 54ch;
  color: var(--color-on-night-muted);
  font-size: var(--text-lead);
`;

export function Hero() {
  const [first, second] = BRAND.taglines;
  return (
    <Stage id="hero" labelledBy="hero-title" height="full">
      <StageTitle id="hero-title">{BRAND.fullName}</StageTitle>
      <Tagline>
        {first} <br />
        {second}
      </Tagline>
      <Introduction>
        We build Africa&apos;s future with students and partners: a community that creates
        sustainable solutions through market-driven innovation.
      </Introduction>
      <ButtonLink to="/conference" look="night">
        See the forum
      </ButtonLink>
    </Stage>
  );
}
