import { styled } from '@raade/platform';
import { Lead, Reveal, Section, SectionTitle } from '@raade/ui';
import { STUDIOS } from '../content/studios.ts';
import type { ReactNode } from 'react';
import { PhaseCard } from './phase-card.tsx';

const Unbroken = styled.span`
  white-space: nowrap;
`;

const Phases = styled.ol`
  display: grid;
  gap: var(--space-8) var(--space-6);
  margin-top: var(--space-12);
  list-style: none;

  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** A browser may break a line after a hyphen, which tears a word like 'non-consumption' apart. */
function withUnbrokenWords(text: string): ReactNode[] {
  return text
    .split(/(\S+-\S+)/)
    .map((part) => (part.includes('-') ? <Unbroken key={part}>{part}</Unbroken> : part));
}

export function Overview() {
  const { heading, lead, phases } = STUDIOS.overview;
  return (
    <Section id="overview" labelledBy="overview-title">
      <SectionTitle id="overview-title">{withUnbrokenWords(heading)}</SectionTitle>
      <Lead>{lead}</Lead>
      <Reveal>
        <Phases>
          {phases.map((phase, index) => (
            <PhaseCard key={phase.name} phase={phase} number={index + 1} />
          ))}
        </Phases>
      </Reveal>
    </Section>
  );
}
