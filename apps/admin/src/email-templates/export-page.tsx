import { saveFile } from '@raade/browser';
import { BREVO_FIRST_NAME, type Email, SAMPLE_ATTENDEE } from '@raade/emails';
import { Link, styled } from '@raade/platform';
import { Stack } from '@raade/staff/staff-page.styles';
import { Button, ButtonRow, Card, Heading, Tabs } from '@raade/ui';
import { type ReactNode, useId } from 'react';
import { CopyButton } from './copy-button.tsx';
import { EmailView } from './email-view.tsx';
import { TemplatePage } from './template-page.tsx';
import { useSelectedTab } from '../page-section/use-selected-tab.ts';

interface ExportPageProps {
  readonly title: string;
  readonly intro: string;
  readonly fileName: string;
  readonly renderFor: (firstName: string) => Email;
  /** The fields that staff fill in before the export. */
  readonly children?: ReactNode;
  /** The link to the other page that exports an email. */
  readonly other: { readonly to: string; readonly label: string };
}

const htmlFile = ({ html }: Email) => new Blob([html], { type: 'text/html;charset=utf-8' });

const VERSIONS = [
  { id: 'preview', label: 'Preview', firstName: SAMPLE_ATTENDEE.firstName },
  { id: 'brevo', label: 'Brevo Version', firstName: BREVO_FIRST_NAME },
] as const;

const Actions = styled(ButtonRow)`
  margin-block-end: var(--space-4);
`;

const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-4);
  padding-inline-start: 1.5rem;

  li::marker {
    color: var(--color-accent);
    font-weight: 600;
  }
`;

/** The page that shows an email for a recipient and for the mail service, and exports it as a file or text. */
export function ExportPage({
  title,
  intro,
  fileName,
  renderFor,
  other,
  children,
}: ExportPageProps) {
  const { selected, select } = useSelectedTab('version', VERSIONS);
  const { firstName } = VERSIONS.find(({ id }) => id === selected) ?? VERSIONS[0];
  const email = renderFor(firstName);

  const aside = (
    <>
      <ImportGuide subject={email.subject} />
      <p>
        <Link to={other.to}>{other.label}</Link>
      </p>
    </>
  );
  return (
    <TemplatePage title={title} intro={intro} aside={aside}>
      <Stack>
        {children}
        <Tabs label="Version" tabs={VERSIONS} selected={selected} onSelect={select}>
          <Actions>
            <Button onClick={() => saveFile(fileName, htmlFile(email))}>Export to HTML</Button>
            <CopyButton key={selected} text={email.html} />
          </Actions>
          <EmailView email={email} />
        </Tabs>
      </Stack>
    </TemplatePage>
  );
}

/** The steps that import an exported email into the mail service. */
function ImportGuide({ subject }: { readonly subject: string }) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Heading as="h2" id={headingId}>
        Import into Brevo
      </Heading>
      <Steps>
        <li>Pick the Brevo version and export to an HTML file</li>
        <li>Log in to Brevo</li>
        <li>Create a template</li>
        <li>Import the HTML</li>
        <li>Make sure the contact list has a FIRSTNAME field</li>
        <li>
          Set the subject to <strong>{`‘${subject}’`}</strong>
        </li>
        <li>Save</li>
      </Steps>
    </Card>
  );
}
