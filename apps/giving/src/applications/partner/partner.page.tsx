import { usePageHead } from '@raade/platform';
import { Letters } from '@raade/ui';
import { APPLICATIONS } from '../../content/applications.ts';
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
      <Letters>{APPLICATIONS.partner.lead}</Letters>
    </ApplicationPage>
  );
}
