import { media, styled } from '@raade/platform';
import { Eyebrow, Lead, Section, SectionTitle } from '@raade/ui';
import { STUDIOS } from '../content/studios.ts';
import { Unbroken } from '../projects/unbroken.tsx';
import { PhaseCard } from './phase-card.tsx';

const Phases = styled.ol`
  display: grid;
  gap: var(--space-8) var(--space-6);
  margin-block-start: var(--space-12);
  list-style: none;

  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

export function Overview() {
  const { eyebrow, heading, lead, phases } = STUDIOS.overview;
  return (
    <Section id="overview" labelledBy="overview-title">
      <Eyebrow>{eyebrow}</Eyebrow>
      <SectionTitle id="overview-title">
        <Unbroken>{heading}</Unbroken>
      </SectionTitle>
      <Lead>{lead}</Lead>
      <Phases>
        {phases.map((phase, index) => (
          <PhaseCard key={phase.name} phase={phase} number={index + 1} />
        ))}
      </Phases>
    </Section>
  );
}
