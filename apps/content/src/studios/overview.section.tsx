import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { Lead, renderText, Section } from '@raade/ui';
import { UnbrokenText } from '../projects/unbroken-text.tsx';
import type { Content } from '@raade/content-model/content.schema';
import { HeadedText } from '../headed-text/headed-text.tsx';

const Phases = styled.ol`
  display: grid;
  gap: var(--space-8) var(--space-6);
  margin-block-start: var(--space-12);
  list-style: none;

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const PlainSentence = styled.p`
  max-width: 24ch;
  font: 700 var(--text-title) / 1.12 var(--font-display);
  letter-spacing: -0.015em;
`;

/** The heading with the technical term, smaller and below the plain sentence. */
const Term = styled.h2`
  margin-block-start: var(--space-2);
  color: var(--color-accent);
  font-size: var(--text-heading);
`;

export function Overview() {
  const { plainly, heading, lead, phases } = useContent().studios.overview;
  return (
    <Section id="overview" labelledBy="overview-title">
      <PlainSentence>{renderText(plainly)}</PlainSentence>
      <Term id="overview-title">
        <UnbrokenText>{heading}</UnbrokenText>
      </Term>
      <Lead>{renderText(lead)}</Lead>
      <Phases>
        {phases.map((phase, index) => (
          <PhaseCard key={phase.name} phase={phase} number={index + 1} />
        ))}
      </Phases>
    </Section>
  );
}

const Phase = styled.li`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: var(--space-3);
  padding: var(--space-6);
  border: 1px solid var(--color-border);
  border-block-start: 4px solid var(--color-accent);
  border-radius: 0 0 var(--radius) var(--radius);
  background: var(--color-surface);

  ${media.belowTablet} {
    padding: var(--space-4);
  }
`;

const Season = styled.p`
  display: flex;
  justify-content: space-between;
  color: var(--color-text-muted);
  font: 600 var(--text-small) / 1.4 var(--font-body);

  strong {
    color: var(--color-accent);
  }
`;

const Activities = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block-start: var(--space-3);
  list-style: none;

  li {
    padding: 0.2rem var(--space-3);
    border: 1px solid var(--color-border);
    border-radius: 1em;
    background: var(--color-surface-sunken);
    font-size: var(--text-small);
  }
`;

interface PhaseCardProps {
  readonly phase: Content['studios']['overview']['phases'][number];
  readonly number: number;
}

function PhaseCard({ phase: { name, season, summary, activities }, number }: PhaseCardProps) {
  return (
    <Phase>
      <Season>
        <strong>{`Phase ${number}`}</strong> {renderText(season)}
      </Season>
      <HeadedText heading={name} text={summary} />
      <Activities>
        {activities.map((activity) => (
          <li key={activity}>{renderText(activity)}</li>
        ))}
      </Activities>
    </Phase>
  );
}
