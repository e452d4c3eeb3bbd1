import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { ButtonLink, ButtonRow, Card, renderText } from '@raade/ui';
import { useLayoutEffect, useRef } from 'react';
import { ThanksBanner } from '../thanks/thanks-banner.tsx';
import type { ApplicationForm, ApplicationValues } from './application-form.ts';

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  > p a {
    color: var(--color-accent);
    font-weight: 600;
  }
`;

const Summary = styled.dl`
  display: grid;
  gap: var(--space-3) var(--space-6);

  ${media.smallTablet} {
    grid-template-columns: minmax(7rem, auto) minmax(0, 1fr);

    > div {
      display: contents;
    }
  }

  dt {
    color: var(--color-text-muted);
  }
`;

interface ConfirmationProps {
  readonly form: ApplicationForm;
  readonly values: ApplicationValues;
}

/** Replaces a form that was sent, and takes the focus. */
export function Confirmation({ form, values }: ConfirmationProps) {
  const { email } = useContent().contact;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Frame>
      <ThanksBanner as="h2" title={form.success.cardTitle} headingRef={heading}>
        <p>
          Thank you, {renderText(form.sender(values))}. We have received it, and someone will read
          it.
        </p>
        {form.success.note && <p>{renderText(form.success.note)}</p>}
      </ThanksBanner>
      <Summary>
        {form.summary(values).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{renderText(value)}</dd>
          </div>
        ))}
      </Summary>
      <p>
        We will email you a confirmation. If you have not received it within ten minutes, check your
        spam folder, or write to <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <ButtonRow>
        <ButtonLink to={form.nextLink.to}>{form.nextLink.label}</ButtonLink>
        <ButtonLink to="/" look="quiet">
          Return to Home
        </ButtonLink>
      </ButtonRow>
    </Frame>
  );
}
