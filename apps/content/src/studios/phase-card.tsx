import type { Content } from '@raade/content-model/content.schema';
import { media, styled } from '@raade/platform';
import { letters } from '@raade/ui';
import { HeadedText } from '../headed-text/headed-text.tsx';

const Card = styled.li`
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

const When = styled.p`
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

export function PhaseCard({
  phase: { name, season, summary, activities },
  number,
}: PhaseCardProps) {
  return (
    <Card>
      <When>
        <strong>{`Phase ${number}`}</strong> {letters(season)}
      </When>
      <HeadedText heading={name} text={summary} />
      <Activities>
        {activities.map((activity) => (
          <li key={activity}>{letters(activity)}</li>
        ))}
      </Activities>
    </Card>
  );
}
