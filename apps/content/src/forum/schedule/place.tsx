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

/** Where the forum is, day by day: what the bar of the page calls 'Place'. */
export function Place() {
  const days = daysOf(useContent());
  return (
    <Frame id="place">
      <Name>Place</Name>
      <Days>
        {days.map((day) => (
          <DayFacts key={day.id} day={day} />
        ))}
      </Days>
    </Frame>
  );
}
