import { providedMailFacts } from '@raade/content-model/mails/provided-mail-facts';
import { correctionEmail, forumLinks } from '@raade/emails';
import { environment } from '@raade/platform';
import { ExportPage } from './export-page.tsx';

function renderFor(firstName: string) {
  const facts = providedMailFacts();
  const links = forumLinks(environment().siteUrl, facts.forum);
  return correctionEmail({ firstName, ...links }, { facts });
}

export default function CorrectionExportPage() {
  return (
    <ExportPage
      title="Correction Email Export"
      intro="The email that sets dates and place right: look at it, then take it to the mail service."
      fileName="raade-correction-email.html"
      renderFor={renderFor}
      other={{ to: '/workshop-email-export', label: 'Export the workshop email' }}
    />
  );
}
