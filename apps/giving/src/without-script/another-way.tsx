import { useContent } from '@raade/content-model/provided/use-content';
import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { styled } from '@raade/platform';
import { Notice, WithoutScript } from '@raade/ui';
import { createElement, type ReactNode } from 'react';

const Place = styled(Notice)`
  a {
    color: var(--color-accent);
    font-weight: 600;
  }
`;

interface AnotherWayProps {
  /** Of the mail. */
  readonly subject: string;
  /** Words before the address, and after it. */
  readonly before: string;
  readonly after?: ReactNode;
}

/** Tells visitors without script, ahead of a form that cannot work for them, what they can do instead. */
export function AnotherWay({ subject, before, after }: AnotherWayProps) {
  const { email } = useContent().contact;
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}`;
  return (
    <WithoutScript>
      <Place>
        <p>
          <strong>This form needs JavaScript.</strong>
          <span>{` ${before} `}</span>
          <a href={mail}>{email}</a>
          <span>{after}</span>.
        </p>
      </Place>
    </WithoutScript>
  );
}

/** A link that compose fills, and leaves out where the environment names none. */
export function OrPaymentLink() {
  return createElement(
    PRERENDERING.paymentHole,
    null,
    ', or give on ',
    <a href={PRERENDERING.paymentLink}>our payment page</a>,
  );
}
