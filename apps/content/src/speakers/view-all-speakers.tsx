import { styled } from '@raade/platform';
import { ButtonLink } from '@raade/ui';

const Row = styled.div`
  margin-block-start: var(--space-12);
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
