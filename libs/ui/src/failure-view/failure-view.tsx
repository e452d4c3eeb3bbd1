import type { ButtonLook } from '../button/button.styles.ts';
import { ButtonRow } from '../button/button-row.styles.ts';
import { Button } from '../button/button.tsx';
import { Eyebrow } from '../text/eyebrow.styles.ts';
import { FailureFrame, type FailureSize, Message } from './failure-view.styles.ts';
import { MissingPartIllustration } from './missing-part-illustration.tsx';
import { ERROR_MESSAGES, errorText } from '@raade/contracts/base/failure-messages';
import { styled } from '@raade/platform';

interface FailureViewProps {
  readonly size: FailureSize;
  /** Look of the button. */
  readonly look?: ButtonLook;
  readonly eyebrow?: string;
  readonly title: string;
  readonly text?: string;
  readonly error: unknown;
  readonly componentStack?: string;
  readonly action: string;
  readonly onAction: () => void;
}

/**
 * The fallback of a page or a section, on the surrounding background. Screen readers announce only title and text,
 * since the error's message may change with every retry.
 */
export function FailureView(props: FailureViewProps) {
  const { size, eyebrow, title, text, error, componentStack, action, onAction } = props;
  const { look = size === 'page' ? 'primary' : 'quiet' } = props;
  const Title = size === 'page' ? 'h1' : 'h2';
  return (
    <FailureFrame $size={size}>
      {size !== 'bar' && <MissingPartIllustration />}
      <Message role="alert">
        {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title>{title}</Title>
        {text !== undefined && <p>{text}</p>}
      </Message>
      <ErrorDetails error={error} componentStack={componentStack} />
      <ButtonRow $above={6}>
        <Button look={look} onClick={onAction}>
          {action}
        </Button>
      </ButtonRow>
    </FailureFrame>
  );
}

const Details = styled.div`
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

/** The error's message and, collapsed, its component stack, for visitors who report it. */
function ErrorDetails({ error, componentStack }: ErrorDetailsProps) {
  const text = errorText(error);
  if (!text && !componentStack) return null;
  return (
    <Details>
      {text && <p>{text}</p>}
      {componentStack && (
        <details>
          <summary>{ERROR_MESSAGES.details}</summary>
          <pre>{componentStack}</pre>
        </details>
      )}
    </Details>
  );
}
