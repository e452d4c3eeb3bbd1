import { styled } from '@raade/platform';
import { ButtonLink } from '@raade/ui';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

/** Where a profile leads: to the other speakers, and to what they speak about and when. */
export function WaysOn() {
  return (
    <Row>
      <ButtonLink to="/conference#speakers-section" look="quiet">
        View All Speakers
      </ButtonLink>
      <ButtonLink to="/conference#schedule" look="quiet">
        See the Schedule
      </ButtonLink>
    </Row>
  );
}
