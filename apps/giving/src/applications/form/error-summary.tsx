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
    color: var(--color-danger);
    font-weight: 600;
  }
`;

/** What is still to do, in sentences: what to write where nothing stands, and elsewhere what the field itself says. */
export function whatToDo(
  { fields, missing }: Pick<ApplicationForm, 'fields' | 'missing'>,
  errors: FieldErrors,
): readonly (readonly [string, string])[] {
  return fields.flatMap(({ name, ask }) => {
    const error = errors[name];
    if (!error) return [];
    return [[name, (error === missing(name) && ask) || error] as const];
  });
}

interface ErrorSummaryProps {
  readonly form: ApplicationForm;
  readonly errors: FieldErrors;
}

/** Stands over a form that was refused until all of it is right, and is read out; each line leads to its field. */
export function ErrorSummary({ form, errors }: ErrorSummaryProps) {
  const id = useId();
  const lines = whatToDo(form, errors);
  if (lines.length === 0) return null;
  return (
    <Box role="alert" aria-labelledby={id}>
      <Heading as="h3" id={id}>
        There is a problem
      </Heading>
      <ul>
        {lines.map(([name, text]) => (
          <li key={name}>
            <a
              href="#application"
              onClick={(event) => {
                event.preventDefault();
                document.getElementsByName(name)[0]?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
