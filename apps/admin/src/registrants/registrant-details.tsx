import { styled } from '@raade/platform';
import { Dialog } from '@raade/ui';
import { useState } from 'react';
import type { RecordedRegistrant } from './read-registrants.ts';
import { detailsOf } from './details-of.ts';
import { orDash } from './registrant-labels.ts';

interface RegistrantDetailsProps {
  /** Undefined: closed. */
  readonly registrant: RecordedRegistrant | undefined;
  readonly onClose: () => void;
}

const List = styled.dl`
  display: grid;
  gap: var(--space-1) var(--space-6);
  overflow-wrap: anywhere;

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  dd {
    white-space: pre-wrap;
  }

  @media (max-width: 479px) {
    dd {
      margin-bottom: var(--space-2);
    }
  }

  @media (min-width: 480px) {
    grid-template-columns: 10rem minmax(0, 1fr);
    align-items: baseline;
  }
`;

/** Everything that is on record of one registrant. */
export function RegistrantDetails({ registrant, onClose }: RegistrantDetailsProps) {
  // The dialog stays while it closes, so that the browser can give the focus back.
  const [shown, setShown] = useState(registrant);
  if (registrant && registrant !== shown) setShown(registrant);
  if (!shown) return null;
  return (
    <Dialog
      title={orDash(shown.full_name)}
      isOpen={registrant !== undefined}
      onClose={onClose}
      closeLabel="Close"
    >
      <List>
        {detailsOf(shown).map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}
