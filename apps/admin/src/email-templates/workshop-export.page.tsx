import { mailFactsOf } from '@raade/content-model/mails/mail-facts-of';
import { useContent } from '@raade/content-model/provided/use-content';
import { forumLinks, workshopEmail } from '@raade/emails';
import { environment } from '@raade/platform';
import { ExportPage } from './export-page.tsx';

/** The page `/workshop-email-export`. */
export default function WorkshopExportPage() {
  const facts = mailFactsOf(useContent());
  const { conferenceLink } = forumLinks(environment().siteUrl, facts.forum);
  return (
    <ExportPage
      title="Workshop Email Export"
      intro="The email that asks attendees to choose workshops."
      fileName="raade-workshop-email.html"
      renderFor={(firstName) => workshopEmail({ firstName, conferenceLink }, { facts })}
      other={{ to: '/email-export', label: 'Export the correction email' }}
    />
  );
}
