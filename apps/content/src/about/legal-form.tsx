import { styled } from '@raade/platform';
import { Recipient } from '@raade/ui/recipient';

const Line = styled.p`
  margin-block-start: var(--space-8);
  color: var(--color-on-night-muted);

  span {
    white-space: nowrap;
  }

  a {
    color: inherit;
    font-weight: 600;
  }
`;

/** What the association is by its papers, as the environment says it. */
export function LegalForm() {
  return (
    <Line>
      Gifts go to <Recipient />.
    </Line>
  );
}
