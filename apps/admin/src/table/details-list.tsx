import { media, styled } from '@raade/platform';

const List = styled.dl`
  display: grid;
  gap: var(--space-1) var(--space-6);

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  dd {
    white-space: pre-wrap;
  }

  ${media.belowWidePhone} {
    dd {
      margin-block-end: var(--space-2);
    }
  }

  ${media.widePhone} {
    grid-template-columns: 10rem minmax(0, 1fr);
    align-items: baseline;
  }
`;

interface DetailsListProps {
  /** Labels with their values. Lines without a value are left out. */
  readonly lines: readonly (readonly [string, string])[];
}

/** Only plain addresses become links. Other values could add a subject, a text or recipients to the email. */
const MAILBOX = /^[^\s?&%,;]+@[^\s?&%,;]+$/;

function Value({ label, value }: { readonly label: string; readonly value: string }) {
  if (label !== 'Email' || !MAILBOX.test(value)) return value;
  return <a href={`mailto:${value}`}>{value}</a>;
}

const hasValue = ([, value]: readonly [string, string]) => value !== '' && value !== '-';

/** The fields of a record. */
export function DetailsList({ lines }: DetailsListProps) {
  return (
    <List>
      {lines.filter(hasValue).map(([label, value]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>
            <Value label={label} value={value} />
          </dd>
        </div>
      ))}
    </List>
  );
}
