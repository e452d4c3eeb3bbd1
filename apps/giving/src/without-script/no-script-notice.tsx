import { useContent } from '@raade/content-model/provided/use-content';
import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { styled } from '@raade/platform';
import { Notice, WithoutScript } from '@raade/ui';
import { createElement, type ReactNode } from 'react';

const Frame = styled(Notice)`
  a {
    color: var(--color-accent);
    font-weight: 600;
  }
`;

interface NoScriptNoticeProps {
  /** Subject of the mail. */
  readonly subject: string;
  /** Texts before and after the address. */
  readonly before: string;
  readonly after?: ReactNode;
}

/** Tells visitors without script, above a form that needs it, what they can do instead. */
export function NoScriptNotice({ subject, before, after }: NoScriptNoticeProps) {
  const { email } = useContent().contact;
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}`;
  return (
    <WithoutScript>
      <Frame>
        <p>
          <strong>This form needs JavaScript.</strong>
          <span>{` ${before} `}</span>
          <a href={mail}>{email}</a>
          <span>{after}</span>.
        </p>
      </Frame>
    </WithoutScript>
  );
}

/** A link to the payment page of the environment; the publisher removes it if there is none. */
export function OrPaymentLink() {
  return createElement(
    PRERENDERING.paymentPlaceholder,
    null,
    ', or give on ',
    <a href={PRERENDERING.paymentLink}>our payment page</a>,
  );
}
