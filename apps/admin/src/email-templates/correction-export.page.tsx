import { mailFactsOf } from '@raade/content-model/mails/mail-facts-of';
import { useContent } from '@raade/content-model/provided/use-content';
import type { MailFacts } from '@raade/contracts/mail/mail-facts';
import { correctionEmail, forumLinks, MISTAKE_LENGTH } from '@raade/emails';
import { environment } from '@raade/platform';
import { TextAreaField } from '@raade/staff/fields';
import { useState } from 'react';
import { ExportPage } from './export-page.tsx';

function render(firstName: string, mistakeText: string, facts: MailFacts) {
  const links = forumLinks(environment().siteUrl, facts.forum);
  const mistake = mistakeText.trim() || undefined;
  return correctionEmail({ firstName, mistake, ...links }, { facts });
}

/** The page `/email-export`: the email that corrects details of the forum, for export to the mail service. */
export default function CorrectionExportPage() {
  const facts = mailFactsOf(useContent());
  const [mistake, setMistake] = useState('');
  return (
    <ExportPage
      title="Correction Email Export"
      intro="Export the email that tells attendees the correct dates and place."
      fileName="raade-correction-email.html"
      renderFor={(firstName) => render(firstName, mistake, facts)}
      other={{ to: '/workshop-email-export', label: 'Export the workshop email' }}
    >
      <TextAreaField
        label="What was wrong"
        hint={`Optional, with what is correct. Up to ${MISTAKE_LENGTH} characters.`}
        rows={2}
        maxLength={MISTAKE_LENGTH}
        value={mistake}
        onChange={setMistake}
      />
    </ExportPage>
  );
}
