import { FORUM } from '@raade/contracts/forum';
import { Link, media, styled, usePageHead } from '@raade/platform';
import { ButtonLink, Card, Heading, Hero, HeroTitle, Section } from '@raade/ui';
import { useEffect } from 'react';
import { forumPhase, phaseTexts } from '../phase/forum-phase.ts';
import { clearCheckout } from './checkout-memory.ts';
import { ForumDays } from './forum-days.tsx';
import { REGISTRATION_HEAD } from './registration.head.ts';
import { WriteToUs } from './write-to-us.tsx';

const Text = styled.p`
  max-width: 54ch;
  color: var(--color-on-night-muted);
  font-size: var(--text-lead);
`;

const Columns = styled.div`
  display: grid;
  gap: var(--space-8);
  align-items: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Details = styled(Card)`
  display: grid;
  gap: var(--space-6);
`;

const Next = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
`;

const Ways = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-block-start: var(--space-3);
  padding-inline-start: 1.1em;
`;

/** For whom there is no place at the forum. */
function OtherWays() {
  return (
    <div>
      <Heading as="h2">What you can do instead</Heading>
      <Ways>
        <li>
          <Link to="/conference#schedule">See who speaks about what, and when</Link>
        </li>
        <li>
          <Link to="/apply/student">Apply to join a student team</Link>
        </li>
        <li>
          <Link to="/contact">Follow us, to hear when a forum opens</Link>
        </li>
      </Ways>
    </div>
  );
}

/** Says whether one can register, and how; whatever the state, a checkout that was left is forgotten. */
export default function RegistrationPage() {
  usePageHead(REGISTRATION_HEAD);
  useEffect(clearCheckout, []);
  const { title, text } = phaseTexts().registration;
  return (
    <>
      <Hero labelledBy="registration-title" height="short">
        <HeroTitle id="registration-title">{title}</HeroTitle>
        <Text>{text}</Text>
      </Hero>
      <Section labelledBy="details-title">
        <Columns>
          <Details>
            <div>
              <Heading as="h2" id="details-title">
                Conference Details
              </Heading>
              <p>
                {FORUM.dates}, {FORUM.venue}
              </p>
            </div>
            <ForumDays />
          </Details>
          <Next>
            <WriteToUs />
            <ButtonLink to="/conference">Back to Conference Information</ButtonLink>
            {forumPhase() !== 'open' && <OtherWays />}
          </Next>
        </Columns>
      </Section>
    </>
  );
}
