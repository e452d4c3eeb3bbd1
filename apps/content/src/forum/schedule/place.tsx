import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { daysOf } from '../../content/schedule.ts';
import { DayFacts } from './day-facts.tsx';

const Frame = styled.div`
  margin-block: var(--space-4);

  ${media.tablet} {
    margin-block: var(--space-8);
  }
`;

const Name = styled.h3`
  font-size: var(--text-heading);
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: var(--space-4);
  margin-block-start: var(--space-2);

  ${media.tablet} {
    gap: var(--space-8);
    margin-block-start: var(--space-4);
  }
`;

/** True once a venue is known. */
export const hasPlace = ({ forum }: ProvidedContent) =>
  forum.days.some(({ venue, mapQuery }) => venue ?? mapQuery);

/** The days of the forum with their places. Without a venue, it has no heading and the link 'Place' is not offered. */
export function Place() {
  const content = useContent();
  const hasVenue = hasPlace(content);
  return (
    <Frame id={hasVenue ? 'place' : undefined}>
      {hasVenue && <Name>Place</Name>}
      <Days>
        {daysOf(content).map((day) => (
          <DayFacts key={day.id} day={day} />
        ))}
      </Days>
    </Frame>
  );
}
