import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { letters } from '@raade/ui';

const Lines = styled.ul`
  display: grid;
  gap: var(--space-2);
  max-width: 46rem;
  margin-block-end: var(--space-8);
  padding-inline-start: 1.25em;
`;

/** The whole policy in a few lines, for those who read no further. */
export function InShort() {
  const { contact, privacy } = useContent();
  return (
    <Lines aria-label="In short">
      {privacy.summary?.map((line) => (
        <li key={line}>{letters(line)}</li>
      ))}
      <li>
        To see, correct or delete what we hold about you, write to{' '}
        <a href={`mailto:${contact.email}`}>{contact.email}</a>.
      </li>
    </Lines>
  );
}
