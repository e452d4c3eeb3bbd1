import { FORUM } from '@raade/contracts/forum';
import { styled } from '@raade/platform';
import { Eyebrow, Lead, Section, SectionTitle } from '@raade/ui';
import { RegisterLink } from './register-link.tsx';
import { REGISTRATION_TEXTS } from './registration-state.ts';
import { WriteToUs } from './write-to-us.tsx';

const Facts = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  margin-block-start: var(--space-8);
  padding-inline-start: var(--space-4);
  border-inline-start: 3px solid var(--color-sun);
`;

const When = styled.p`
  font: 600 var(--text-heading) / 1.25 var(--font-display);
`;

/** The state of registration, on the forum page. */
export function RegistrationSection() {
  const { title, text } = REGISTRATION_TEXTS[FORUM.registration];
  return (
    <Section id="registration" labelledBy="registration-title" tone="night">
      <Eyebrow>Registration</Eyebrow>
      <SectionTitle id="registration-title">{title}</SectionTitle>
      <Lead>{text}</Lead>
      <Facts>
        <When>
          {FORUM.dates}, {FORUM.venue}
        </When>
        <WriteToUs />
        {FORUM.registration === 'open' && <RegisterLink look="night" />}
      </Facts>
    </Section>
  );
}
