import { providedMailFacts } from '@raade/content-model/mails/provided-mail-facts';
import { forumLinks, workshopEmail } from '@raade/emails';
import { environment } from '@raade/platform';
import { ExportPage } from './export-page.tsx';

function renderFor(firstName: string) {
  const facts = providedMailFacts();
  const { conferenceLink } = forumLinks(environment().siteUrl, facts.forum);
  return workshopEmail({ firstName, conferenceLink }, { facts });
}

export default function WorkshopExportPage() {
  return (
    <ExportPage
      title="Workshop Email Export"
      intro="The email that asks attendees for their workshops: look at it, then take it to the mail service."
      fileName="raade-workshop-email.html"
      renderFor={renderFor}
      other={{ to: '/email-export', label: 'Export the correction email' }}
    />
  );
}
