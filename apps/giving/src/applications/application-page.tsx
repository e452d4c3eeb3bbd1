import { Section } from '@raade/ui';
import { Opening } from '../opening/opening.styles.ts';
import type { ApplicationForm } from './application-form.ts';
import { ApplicationHero, type ApplicationHeroProps } from './application-hero.tsx';
import { Confirmation } from './confirmation.tsx';
import { BeforeApplying } from './facts/before-applying.tsx';
import { ApplicationFormView } from './form/application-form-view.tsx';
import { useApplication } from './form/use-application.ts';
import { NextSteps } from './next-steps.tsx';
import { media, styled } from '@raade/platform';

/** The form, and beside it on wide screens the information for applicants. */
const FormColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 13fr) minmax(0, 7fr);
    grid-template-rows: auto 1fr;
    gap: var(--space-12);

    > * {
      grid-column: 2;
    }

    > :not(aside) {
      grid-area: 1 / 1 / span 2;
    }
  }
`;

interface ApplicationPageProps extends ApplicationHeroProps {
  readonly form: ApplicationForm;
}

/** The layout of all application pages. */
export function ApplicationPage({ form, ...heroProps }: ApplicationPageProps) {
  const application = useApplication(form);
  const { sent } = application;
  return (
    <Opening>
      <ApplicationHero {...heroProps} />
      <Section id="application">
        <FormColumns>
          {sent ? (
            <Confirmation form={form} values={sent} />
          ) : (
            <>
              <BeforeApplying facts={form.facts} />
              <ApplicationFormView form={form} application={application} />
            </>
          )}
          <NextSteps steps={form.nextSteps} isSent={sent !== undefined} />
        </FormColumns>
      </Section>
    </Opening>
  );
}
