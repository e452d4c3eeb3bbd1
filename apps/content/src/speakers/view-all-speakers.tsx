import { styled } from '@raade/platform';
import { ButtonLink } from '@raade/ui';

const Row = styled.div`
  margin-top: var(--space-12);
`;

export function ViewAllSpeakers() {
  return (
    <Row>
      <ButtonLink to="/conference#speakers-section" look="quiet">
        View All Speakers
      </ButtonLink>
    </Row>
  );
}
