import { useContent } from '@raade/content-model/provided/use-content';
import { usePageHead } from '@raade/platform';
import { renderText } from '@raade/ui';
import { ApplicationPage } from '../application-page.tsx';
import { partnerForm } from './partner-form.ts';
import { PARTNER_HEAD } from './partner.head.ts';

export default function PartnerPage() {
  usePageHead(PARTNER_HEAD);
  const content = useContent();
  return (
    <ApplicationPage
      title="Partner With Us"
      back={{ label: 'Innovation Studios', to: '/studios' }}
      form={partnerForm(content)}
    >
      {renderText(content.applications.partner.lead)}
    </ApplicationPage>
  );
}
