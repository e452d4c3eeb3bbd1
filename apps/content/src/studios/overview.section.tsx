import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { Lead, letters, Section } from '@raade/ui';
import { Unbroken } from '../projects/unbroken.tsx';
import { PhaseCard } from './phase-card.tsx';

const Phases = styled.ol`
  display: grid;
  gap: var(--space-8) var(--space-6);
  margin-block-start: var(--space-12);
  list-style: none;

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Plainly = styled.p`
  max-width: 24ch;
  font: 700 var(--text-title) / 1.12 var(--font-display);
  letter-spacing: -0.015em;
`;

/** The heading in the field's words, which few know; so it stands smaller, below the plain ones. */
const Term = styled.h2`
  margin-block-start: var(--space-2);
  color: var(--color-accent);
  font-size: var(--text-heading);
`;

export function Overview() {
  const { plainly, heading, lead, phases } = useContent().studios.overview;
  return (
    <Section id="overview" labelledBy="overview-title">
      <Plainly>{letters(plainly)}</Plainly>
      <Term id="overview-title">
        <Unbroken>{heading}</Unbroken>
      </Term>
      <Lead>{letters(lead)}</Lead>
      <Phases>
        {phases.map((phase, index) => (
          <PhaseCard key={phase.name} phase={phase} number={index + 1} />
        ))}
      </Phases>
    </Section>
  );
}
