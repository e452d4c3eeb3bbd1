import { ERROR_MESSAGES, errorText } from '@raade/contracts/base/failure-messages';
import { styled } from '@raade/platform';

const Block = styled.div`
  width: 100%;
  margin-block-start: var(--space-6);
  padding-inline-start: var(--space-4);
  border-inline-start: 3px solid var(--color-border);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  overflow-wrap: anywhere;
  white-space: pre-line;

  [data-background='dark'] & {
    color: var(--color-on-night-muted);
  }

  summary {
    width: fit-content;
    min-height: 1.5rem;
    cursor: pointer;
  }

  pre {
    margin: var(--space-2) 0 0;
    font:
      0.75rem / 1.6 ui-monospace,
      monospace;
    white-space: pre-wrap;
  }
`;

interface ErrorDetailsProps {
  readonly error: unknown;
  readonly componentStack?: string | undefined;
}

/** The error's own text and, folded, where it came from: for visitors who report it. */
export function ErrorDetails({ error, componentStack }: ErrorDetailsProps) {
  const text = errorText(error);
  if (!text && !componentStack) return null;
  return (
    <Block>
      {text && <p>{text}</p>}
      {componentStack && (
        <details>
          <summary>{ERROR_MESSAGES.details}</summary>
          <pre>{componentStack}</pre>
        </details>
      )}
    </Block>
  );
}
