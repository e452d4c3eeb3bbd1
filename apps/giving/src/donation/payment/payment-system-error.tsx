import { styled } from '@raade/platform';
import { Button, Notice } from '@raade/ui';
import { PAYMENT_SYSTEM_MESSAGES } from '../flow/payment-messages.ts';

const Panel = styled(Notice)`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
`;

/**
 * The error view: it stays until the page is loaded again, so that nobody types a card number into a half-loaded form.
 */
export function PaymentSystemError({ level }: { readonly level: 2 | 3 }) {
  const Title = `h${level}` as const;
  const { errorTitle, errorText, errorAction } = PAYMENT_SYSTEM_MESSAGES;
  return (
    <Panel role="alert" $tone="danger">
      <Title>{errorTitle}</Title>
      <p>{errorText}</p>
      <Button onClick={() => window.location.reload()}>{errorAction}</Button>
    </Panel>
  );
}
