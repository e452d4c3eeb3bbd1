import { Link, styled } from '@raade/platform';
import { Hero, HeroTitle, Lead, Section } from '@raade/ui';
import type { ReactNode } from 'react';
import type { ApplicationForm } from './application-form.ts';
import { FormColumns } from '../columns/form-columns.styles.ts';
import { Confirmation } from './confirmation.tsx';
import { BeforeApplying } from './facts/before-applying.tsx';
import { ApplicationFormView } from './form/application-form-view.tsx';
import { useApplication } from './form/use-application.ts';
import { Opening } from '../opening/opening.styles.ts';
import { NextSteps } from './next-steps.tsx';

interface ApplicationPageProps {
  readonly title: string;
  readonly back: { readonly label: string; readonly to: string };
  readonly form: ApplicationForm;
  /** The introduction for applicants. */
  readonly children: ReactNode;
}

const Back = styled(Link)`
  display: inline-flex;
  gap: var(--space-2);
  min-height: 2.75rem;
  align-items: center;
  color: var(--color-on-night);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

/** The layout of both application pages. */
export function ApplicationPage({ title, back, form, children }: ApplicationPageProps) {
  const application = useApplication(form);
  const { accepted } = application;
  return (
    <Opening>
      <Hero labelledBy="apply-title" height="short">
        <Back to={back.to}>
          <span aria-hidden="true">←</span> {back.label}
        </Back>
        <HeroTitle id="apply-title">{title}</HeroTitle>
        <Lead>{children}</Lead>
      </Hero>
      <Section id="application">
        <FormColumns>
          {accepted ? (
            <Confirmation form={form} values={accepted} />
          ) : (
            <>
              <BeforeApplying facts={form.facts} />
              <ApplicationFormView form={form} application={application} />
            </>
          )}
          <NextSteps steps={form.nextSteps} isSent={accepted !== undefined} />
        </FormColumns>
      </Section>
    </Opening>
  );
}
