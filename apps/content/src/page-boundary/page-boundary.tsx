import { errorText, TECHNICAL_DETAILS } from '@raade/contracts/base/failure-messages';
import { type Failure, logger, Recovering, styled } from '@raade/platform';
import { Button } from '@raade/ui';
import type { ReactNode } from 'react';

interface PageBoundaryProps {
  /** The page's name in the log. */
  readonly page: string;
  /** Text in place of the page. */
  readonly text: string;
  /** Label of the button that reloads the page. */
  readonly action: string;
  readonly children: ReactNode;
}

const Message = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-6);
  min-height: 100svh;
  padding: var(--navbar-height) var(--page-gutter);
  text-align: center;

  > p {
    max-width: var(--text-width);
    font-size: var(--text-lead);
  }

  > details {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }
`;

/** Shows the page's own message if it throws, with a button to reload it, and retries by itself. */
export function PageBoundary({ page, text, action, children }: PageBoundaryProps) {
  const message = ({ error }: Failure) => (
    <Message role="alert">
      <p>{text}</p>
      <Button onClick={() => window.location.reload()}>{action}</Button>
      <details>
        <summary>{TECHNICAL_DETAILS}</summary>
        {errorText(error)}
      </details>
    </Message>
  );
  return (
    <Recovering
      loading={null}
      unavailable={message}
      onFail={({ error }, fields) => logger.error('page failed', { ...fields, page }, error)}
    >
      {children}
    </Recovering>
  );
}
