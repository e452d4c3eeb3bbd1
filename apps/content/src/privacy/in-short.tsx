import { styled } from '@raade/platform';
import { Letters } from '@raade/ui';
import { CONTACT_TEXTS } from '../content/contact.ts';
import { PRIVACY } from '../content/privacy.ts';

const Lines = styled.ul`
  display: grid;
  gap: var(--space-2);
  max-width: 46rem;
  margin-block-end: var(--space-8);
  padding-inline-start: 1.25em;
`;

/** The whole policy in a few lines, for those who read no further. */
export function InShort() {
  return (
    <Lines aria-label="In short">
      {PRIVACY.summary?.map((line) => (
        <li key={line}>
          <Letters>{line}</Letters>
        </li>
      ))}
      <li>
        To see, correct or delete what we hold about you, write to{' '}
        <a href={`mailto:${CONTACT_TEXTS.email}`}>{CONTACT_TEXTS.email}</a>.
      </li>
    </Lines>
  );
}
