import { forumOf } from '@raade/content-model/forum/forum-of';
import { useContent } from '@raade/content-model/provided/use-content';
import { type ForumPhase, forumPhaseOn } from '@raade/contracts/content/forum-phase';
import { today, usePageHead } from '@raade/platform';
import { ButtonLink, renderText, LinkCards, Section, SectionTitle, Stack } from '@raade/ui';
import { ApplicationPage } from '../application-page.tsx';
import { guestForm } from './guest-form.ts';
import { GUEST_HEAD } from './guest.head.ts';
import { phaseTextsOf } from '@raade/content-model/program/phase-texts';
import { Opening } from '../../opening/opening.styles.ts';
import { ApplicationHero } from '../application-hero.tsx';

/** The form to register for the forum, while registration is open. */
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
      {renderText(`${forum.name}: ${forum.datesAndPlace}. It takes two minutes.`)}
    </ApplicationPage>
  );
}

/** The page while registration is not open. */
function NoRegistration({ phase }: { readonly phase: ForumPhase }) {
  const { registration, instead: alternatives } = phaseTextsOf(useContent())[phase];
  return (
    <Opening>
      <ApplicationHero
        title={renderText(registration.title)}
        back={{ label: 'Forum', to: '/conference' }}
      >
        {renderText(registration.text)}
      </ApplicationHero>
      <Section {...(alternatives && { labelledBy: 'ways-title' })}>
        <Stack $gap={6} $isLoose>
          {alternatives && (
            <>
              <SectionTitle id="ways-title">{renderText(alternatives.title)}</SectionTitle>
              <LinkCards links={alternatives.ways} />
            </>
          )}
          <ButtonLink to="/conference" look="quiet">
            See the forum
          </ButtonLink>
        </Stack>
      </Section>
    </Opening>
  );
}
