import { styled } from '@raade/platform';
import { Card, Heading } from '@raade/ui';
import { useId } from 'react';

const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-4);
  padding-inline-start: 1.5rem;
  overflow-wrap: anywhere;

  li::marker {
    color: var(--color-accent);
    font-weight: 600;
  }
`;

/** How an exported email gets into the mail service. */
export function ImportGuide({ subject }: { readonly subject: string }) {
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
