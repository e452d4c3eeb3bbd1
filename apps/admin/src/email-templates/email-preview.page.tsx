import { mailFactsOf } from '@raade/content-model/mails/mail-facts-of';
import { useContent } from '@raade/content-model/provided/use-content';
import type { MailFacts } from '@raade/contracts/mail/mail-facts';
import {
  type Email,
  forumLinks,
  nextStepsEmail,
  SAMPLE_ATTENDEE,
  verificationEmail,
} from '@raade/emails';
import { environment, Link, styled } from '@raade/platform';
import { List } from '@raade/staff/staff-page.styles';
import { Card, Heading, Tabs } from '@raade/ui';
import { EmailView } from './email-view.tsx';
import { TemplatePage } from './template-page.tsx';
import { useSelectedTab } from '../page-section/use-selected-tab.ts';

const TABS = [
  { id: 'verification', label: 'Verification Email' },
  { id: 'next-steps', label: 'Next Steps Email' },
] as const;

type TabId = (typeof TABS)[number]['id'];

const Links = styled(List)`
  margin-block-start: var(--space-4);
`;

const EXPORTS = (
  <Card as="section">
    <Heading as="h2">Emails to export</Heading>
    <Links $gap={3}>
      <li>
        <Link to="/workshop-email-export">Workshop email</Link>
      </li>
      <li>
        <Link to="/email-export">Correction email</Link>
      </li>
    </Links>
  </Card>
);

function emailOf(tab: TabId, facts: MailFacts): Email {
  const { verificationLink, couponCode, ...sample } = SAMPLE_ATTENDEE;
  const attendee = { ...sample, ...forumLinks(environment().siteUrl, facts.forum) };
  return tab === 'verification'
    ? verificationEmail({ ...attendee, verificationLink }, { facts })
    : nextStepsEmail({ ...attendee, couponCode }, { facts });
}

/** The page `/email-preview`: the emails that attendees get after their registration. */
export default function EmailPreviewPage() {
  const facts = mailFactsOf(useContent());
  const { selected, select } = useSelectedTab('email', TABS);
  return (
    <TemplatePage
      title="Email Preview"
      intro="What attendees receive, with sample values."
      aside={EXPORTS}
    >
      <Tabs label="Email" tabs={TABS} selected={selected} onSelect={select}>
        <EmailView email={emailOf(selected, facts)} />
      </Tabs>
    </TemplatePage>
  );
}
