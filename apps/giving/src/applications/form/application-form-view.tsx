import { KEPT_UNTIL_ASKED } from '@raade/contracts/base/kept-until-asked';
import { Link, media, styled } from '@raade/platform';
import { Button, Card, Heading } from '@raade/ui';
import type { ApplicationForm } from '../application-form.ts';
import { DraftNote } from '../../draft-note/draft-note.tsx';
import { ApplicationField } from './application-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { useApplication } from './use-application.ts';
import { NoScriptNotice } from '../../without-script/no-script-notice.tsx';

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

const Fields = styled.fieldset`
  /* The error summary may be above. */
  section + & {
    margin-block-start: var(--space-6);
  }

  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  align-items: start;
  gap: var(--space-6) var(--space-4);
  border: 0;

  > :is(:has(textarea), :last-child) {
    grid-column: 1 / -1;
  }
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-6);
  margin-block-start: var(--space-8);

  p {
    flex: 1 1 18rem;
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  ${media.belowSmallTablet} {
    button {
      width: 100%;
    }
  }
`;

interface ApplicationFormViewProps {
  readonly form: ApplicationForm;
  readonly application: ReturnType<typeof useApplication>;
}

export function ApplicationFormView({ form, application }: ApplicationFormViewProps) {
  const { values, errors, isSubmitting } = application;
  return (
    <Sheet>
      <header>
        <Heading as="h2">{form.title}</Heading>
        <DraftNote
          isWritten={application.isWritten}
          discard={application.discard}
          // The texts around the button 'Start over'.
          offer={['On a shared phone,', 'clears it.']}
        >
          Saved on this device until you send.
        </DraftNote>
      </header>
      <NoScriptNotice {...form.withoutScript} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void application.submit(event.currentTarget);
        }}
      >
        {application.isRefused && <ErrorSummary form={form} errors={errors} />}
        <Fields disabled={isSubmitting}>
          {form.fields.map((field) => (
            <ApplicationField
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              error={errors[field.name]}
              onChange={(value) => application.change(field.name, value)}
              onLeave={(newFocus) => application.leave(field.name, newFocus)}
            />
          ))}
        </Fields>
        <Footer>
          <Button type="submit" data-needs-script isBusy={isSubmitting}>
            {isSubmitting ? 'Submitting...' : form.submitLabel}
          </Button>
          <p>
            We use what you write to decide and to reply, and keep it {KEPT_UNTIL_ASKED}{' '}
            <Link to="/privacy">Privacy policy</Link>
          </p>
        </Footer>
      </form>
    </Sheet>
  );
}
