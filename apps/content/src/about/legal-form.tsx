import { PRERENDERING } from '@raade/contracts/prerendering';
import { recipientOf } from '@raade/contracts/recipient';
import { environment, styled } from '@raade/platform';
import { createElement } from 'react';

const Line = styled.p`
  margin-block-start: var(--space-8);
  color: var(--color-on-night-muted);
`;

/** What the association is by its papers, as the environment says it; compose fills it into HTML that has none. */
export function LegalForm() {
  const { named, taxId } = recipientOf(environment());
  const papers = taxId !== undefined && <span>{taxId}</span>;
  return (
    <Line>
      Gifts go to {createElement(PRERENDERING.recipientHole, null, named, papers && ' ', papers)}.
    </Line>
  );
}
