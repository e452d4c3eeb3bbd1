import { Section } from '@raade/ui';
import { FormColumns } from '../columns/form-columns.styles.ts';
import { Opening } from '../opening/opening.styles.ts';
import type { ApplicationForm } from './application-form.ts';
import { ApplicationHero, type ApplicationHeroProps } from './application-hero.tsx';
import { Confirmation } from './confirmation.tsx';
import { BeforeApplying } from './facts/before-applying.tsx';
import { ApplicationFormView } from './form/application-form-view.tsx';
import { useApplication } from './form/use-application.ts';
import { NextSteps } from './next-steps.tsx';

interface ApplicationPageProps extends ApplicationHeroProps {
  readonly form: ApplicationForm;
}

/** The layout of all application pages. */
export function ApplicationPage({ form, ...opening }: ApplicationPageProps) {
  const application = useApplication(form);
  const { accepted } = application;
  return (
    <Opening>
      <ApplicationHero {...opening} />
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
