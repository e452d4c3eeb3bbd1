import { forumPhaseOn } from '@raade/contracts/content/forum-phase';
import { today, usePageHead } from '@raade/platform';
import { Letters } from '@raade/ui';
import { FORUM } from '../../content/forum.ts';
import { ApplicationPage } from '../application-page.tsx';
import { GUEST_FORM } from './guest-form.ts';
import { GUEST_HEAD } from './guest.head.ts';
import { NoRegistration } from './no-registration.tsx';

/** Guests ask for a place at the forum, as long as there are any. */
export default function GuestPage() {
  usePageHead(GUEST_HEAD);
  const phase = forumPhaseOn(today(), FORUM);
  if (phase !== 'open') return <NoRegistration phase={phase} />;
  return (
    <ApplicationPage
      title="Register for the Forum"
      back={{ label: 'Registration', to: '/conference/register' }}
      form={GUEST_FORM}
    >
      <Letters>{`${FORUM.name}: ${FORUM.dates}, ${FORUM.venue}. It takes two minutes.`}</Letters>
    </ApplicationPage>
  );
}
