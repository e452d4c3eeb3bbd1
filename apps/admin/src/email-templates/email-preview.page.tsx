import {
  type Email,
  forumLinks,
  nextStepsEmail,
  SAMPLE_ATTENDEE,
  verificationEmail,
} from '@raade/emails';
import { environment, Link, styled } from '@raade/platform';
import { Tabs } from '@raade/ui';
import { EmailView } from './email-view.tsx';
import { TemplatePage } from './template-page.tsx';
import { useSelectedTab } from './use-selected-tab.ts';

const TABS = [
  { id: 'verification', label: 'Verification Email' },
  { id: 'next-steps', label: 'Next Steps Email' },
] as const;

type TabId = (typeof TABS)[number]['id'];

const Others = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
`;

function emailOf(tab: TabId): Email {
  const { verificationLink, couponCode, ...sample } = SAMPLE_ATTENDEE;
  const attendee = { ...sample, ...forumLinks(environment().siteUrl) };
  return tab === 'verification'
    ? verificationEmail({ ...attendee, verificationLink })
    : nextStepsEmail({ ...attendee, couponCode });
}

export default function EmailPreviewPage() {
  const { selected, select } = useSelectedTab('email', TABS);
  return (
    <TemplatePage
      title="Email Preview"
      intro="What attendees receive after they have registered, with sample values."
    >
      <Tabs label="Email" tabs={TABS} selected={selected} onSelect={select}>
        <EmailView email={emailOf(selected)} />
      </Tabs>
      <Others aria-label="Emails to export">
        <Link to="/workshop-email-export">Export the workshop email</Link>
        <Link to="/email-export">Export the correction email</Link>
      </Others>
    </TemplatePage>
  );
}
