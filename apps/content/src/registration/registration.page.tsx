import { useContent } from '@raade/content-model/provided/use-content';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { media, styled, usePageHead } from '@raade/platform';
import {
  ButtonLink,
  Card,
  Heading,
  Hero,
  HeroTitle,
  renderText,
  LinkCards,
  Section,
  SectionTitle,
  Stack,
} from '@raade/ui';
import { useEffect } from 'react';
import { forumPhase, phaseTexts } from '../phase/forum-phase.ts';
import { PosterArt } from '../video/poster-art.tsx';
import { clearCheckout } from './checkout-storage.ts';
import { ForumDays } from './forum-days.tsx';
import { MailTemplate } from './mail-template.tsx';
import { registrationHead } from './registration.head.ts';
import { PlaceFacts } from './place-facts.tsx';
import { WaysToRegister } from './ways-to-register.tsx';
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

/** Text beside a picture of a full hall. */
const Opening = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-12);
  align-items: center;
  width: 100%;

  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Hall = styled.div`
  position: relative;
  overflow: clip;
  border-radius: var(--radius);
  aspect-ratio: 16 / 9;

  /* The first screen has a link to registration instead. */
  ${media.belowTablet} {
    display: none;
  }
`;

/** The state of registration, and how to register. A visit deletes the data of an earlier, unfinished checkout. */
export default function RegistrationPage() {
  const content = useContent();
  usePageHead(registrationHead(content));
  useEffect(clearCheckout, []);
  const { datesAndPlace } = forumOf(content);
  const { title, text } = phaseTexts(content).registration;
  const isOpen = forumPhase(content) === 'open';
  return (
    <>
      <Hero labelledBy="registration-title" height="short">
        <Opening>
          <Stack $gap={4}>
            <HeroTitle id="registration-title">{renderText(title)}</HeroTitle>
            <Text>{renderText(text)}</Text>
            {isOpen && <WaysToRegister />}
          </Stack>
          <Hall>
            <PosterArt />
          </Hall>
        </Opening>
      </Hero>
      <Alternatives />
      <Section labelledBy="details-title">
        <Columns>
          <Details>
            <div>
              <Heading as="h2" id="details-title">
                Conference Details
              </Heading>
              <p>{renderText(datesAndPlace)}</p>
            </div>
            <PlaceFacts />
            <ForumDays />
          </Details>
          <Stack $gap={4} $isLoose>
            {isOpen && <MailTemplate />}
            <WriteToUs />
            <ButtonLink to="/conference" look="quiet">
              Back to Conference Information
            </ButtonLink>
          </Stack>
        </Columns>
      </Section>
    </>
  );
}

const AlternativesTitle = styled(SectionTitle)`
  margin-block-end: var(--space-6);
`;

/** Other links while nobody can register. */
function Alternatives() {
  const { instead: alternatives } = phaseTexts(useContent());
  if (!alternatives) return null;
  return (
    <Section labelledBy="ways-title" tone="sunken">
      <AlternativesTitle id="ways-title">{renderText(alternatives.title)}</AlternativesTitle>
      <LinkCards links={alternatives.ways} />
    </Section>
  );
}
