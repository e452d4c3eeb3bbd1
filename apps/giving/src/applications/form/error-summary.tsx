import { styled } from '@raade/platform';
import { type FieldErrors, Heading } from '@raade/ui';
import { useId } from 'react';
import type { ApplicationForm } from '../application-form.ts';

const Box = styled.section`
  padding: var(--space-4);
  border: 2px solid var(--color-danger);
  border-radius: var(--radius-small);

  ul {
    padding-inline-start: 1.25em;
  }

  li {
    padding-block: var(--space-1);
  }

  a {
    display: inline-block;
    color: var(--color-danger);
    font-weight: 600;
  }

  /* Capitalized as at the field. */
  a::first-letter {
    text-transform: uppercase;
  }
`;

interface ErrorSummaryProps {
  readonly form: Pick<ApplicationForm, 'fields'>;
  readonly errors: FieldErrors;
}

/**
 * Lists the errors above a form after a failed submission, until all are corrected. Screen readers announce it. Each
 * line has the message of a field and focuses it.
 */
export function ErrorSummary({ form, errors }: ErrorSummaryProps) {
  const id = useId();
  const wrong = form.fields.filter(({ name }) => errors[name]);
  if (wrong.length === 0) return null;
  return (
    <Box role="alert" aria-labelledby={id}>
      <Heading as="h3" id={id}>
        There is a problem
      </Heading>
      <ul>
        {wrong.map(({ name }) => (
          <li key={name}>
            <a
              href="#application"
              onClick={(event) => {
                event.preventDefault();
                document.getElementsByName(name)[0]?.focus();
              }}
            >
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
