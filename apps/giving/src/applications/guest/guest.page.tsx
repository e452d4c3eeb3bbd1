import { forumOf } from '@raade/content-model/forum/forum-of';
import { useContent } from '@raade/content-model/provided/use-content';
import { forumPhaseOn } from '@raade/contracts/content/forum-phase';
import { today, usePageHead } from '@raade/platform';
import { letters } from '@raade/ui';
import { ApplicationPage } from '../application-page.tsx';
import { guestForm } from './guest-form.ts';
import { GUEST_HEAD } from './guest.head.ts';
import { NoRegistration } from './no-registration.tsx';

/** Guests ask for a place at the forum, as long as there are any. */
export default function GuestPage() {
  usePageHead(GUEST_HEAD);
  const content = useContent();
  const forum = forumOf(content);
  const phase = forumPhaseOn(today(), forum);
  if (phase !== 'open') return <NoRegistration phase={phase} />;
  return (
    <ApplicationPage
      title="Register for the Forum"
      back={{ label: 'Registration', to: '/conference/register' }}
      form={guestForm(content)}
    >
      {letters(`${forum.name}: ${forum.datesAndPlace}. It takes two minutes.`)}
    </ApplicationPage>
  );
}
