import { useContent } from '@raade/content-model/provided/use-content';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { Link, styled } from '@raade/platform';
import { Eyebrow, renderText, Section } from '@raade/ui';
import { forumPhase, phaseTexts } from '../phase/forum-phase.ts';
import { OpeningTexts } from '../section-opening/section-opening.tsx';
import { RegisterLink } from './register-link.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { PlainLink, WriteToUs } from './write-to-us.tsx';

const Facts = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  margin-block-start: var(--space-6);
  padding-inline-start: var(--space-4);
  border-inline-start: 3px solid var(--color-sun);
`;

const Dates = styled.p`
  font: 600 var(--text-heading) / 1.25 var(--font-display);
`;

/** The state of registration, on the forum page; if nobody can register, with a link to alternatives. */
export function RegistrationSection() {
  const content = useContent();
  const { datesAndPlace } = forumOf(content);
  const { registration, instead: alternatives } = phaseTexts(content);
  const { title, text } = registration;
  return (
    <Section id="registration" labelledBy="registration-title" tone="night">
      <Eyebrow>Registration</Eyebrow>
      <OpeningTexts titleId="registration-title" title={title} lead={text} />
      <Facts>
        <Dates>{renderText(datesAndPlace)}</Dates>
        <PlaceFacts />
        {forumPhase(content) === 'open' && <RegisterLink look="sun" />}
        {alternatives && (
          <PlainLink as={Link} to="/conference/register">
            {renderText(alternatives.title)}
          </PlainLink>
        )}
        <WriteToUs />
      </Facts>
    </Section>
  );
}
