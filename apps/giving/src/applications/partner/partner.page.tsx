import { usePageHead } from '@raade/platform';
import { ApplicationPage } from '../application-page.tsx';
import { PARTNER_FORM } from './partner-form.ts';
import { PARTNER_HEAD } from './partner.head.ts';

export default function PartnerPage() {
  usePageHead(PARTNER_HEAD);
  return (
    <ApplicationPage
      title="Partner With Us"
      back={{ label: 'Innovation Studios', to: '/studios' }}
      form={PARTNER_FORM}
    >
      Bring us a development challenge or a project idea. A student team works on it with you
      through a whole school year.
    </ApplicationPage>
  );
}
