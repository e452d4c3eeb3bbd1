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

  /* Begins with a capital letter, like the error at the field. */
  a::first-letter {
    text-transform: uppercase;
  }
`;

interface ErrorSummaryProps {
  readonly form: Pick<ApplicationForm, 'fields'>;
  readonly errors: FieldErrors;
}

/** Lists the errors of a failed submission until all are corrected. A click on one focuses its field. */
export function ErrorSummary({ form, errors }: ErrorSummaryProps) {
  const id = useId();
  const invalidFields = form.fields.filter(({ name }) => errors[name]);
  if (invalidFields.length === 0) return null;
  return (
    <Box role="alert" aria-labelledby={id}>
      <Heading as="h3" id={id}>
        There is a problem
      </Heading>
      <ul>
        {invalidFields.map(({ name }) => (
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
