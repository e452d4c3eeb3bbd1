import { phaseTextsOf } from '@raade/content-model/programme/phase-texts';
import { useContent } from '@raade/content-model/provided/use-content';
import type { ForumPhase } from '@raade/contracts/content/forum-phase';
import { ButtonLink, letters, LinkCards, Section, SectionTitle, Stack } from '@raade/ui';
import { Opening } from '../../opening/opening.styles.ts';
import { ApplicationHero } from '../application-hero.tsx';

/** For whom there is no place to ask for: not yet, or not any more. */
export function NoRegistration({ phase }: { readonly phase: ForumPhase }) {
  const { registration, instead } = phaseTextsOf(useContent())[phase];
  return (
    <Opening>
      <ApplicationHero
        title={letters(registration.title)}
        back={{ label: 'Forum', to: '/conference' }}
      >
        {letters(registration.text)}
      </ApplicationHero>
      <Section {...(instead && { labelledBy: 'ways-title' })}>
        <Stack $gap={6} $isLoose>
          {instead && (
            <>
              <SectionTitle id="ways-title">{letters(instead.title)}</SectionTitle>
              <LinkCards links={instead.ways} />
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
