import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { Card, Eyebrow, Lead, renderText, Section, SectionTitle } from '@raade/ui';
import { CalendarDays, Lightbulb, MapPin, Mic, Network, Users } from 'lucide-react';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { HeadedText } from '../headed-text/headed-text.tsx';
import { claimsOf } from '../phase/forum-phase.ts';

/** Icons of the features, in order. */
const ICONS = [Lightbulb, Network, Mic];

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-6);
  margin-block: var(--space-4) var(--space-6);
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-small);
    font-weight: 600;
  }

  svg {
    flex: none;
    color: var(--color-accent);
  }

  /* Date and attendees fit one line, with the place below. */
  ${media.belowSmallTablet} {
    > :nth-child(2) {
      order: 1;
    }
  }

  /* Closer to the text above than to the cards below. */
  ${media.tablet} {
    margin-block: var(--space-6) var(--space-12);
  }
`;

/** Three in a row or all below each other, never two and one. */
const Features = styled.div`
  display: grid;

  ${media.tablet} {
    gap: var(--space-6);
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** A card on wide screens; on phones a list item with the icon beside the text. */
const Feature = styled(Card)`
  display: grid;
  align-content: start;
  gap: var(--space-1) var(--space-3);

  > svg {
    color: var(--color-accent);
  }

  p {
    color: var(--color-text-muted);
  }

  ${media.belowTablet} {
    grid-template-columns: auto minmax(0, 1fr);
    padding: var(--space-3) 0;
    border-width: 1px 0 0;
    border-radius: 0;
    background: none;
    box-shadow: none;

    > svg {
      grid-row: span 2;
    }

    p {
      font-size: 0.9375rem;
      line-height: 1.45;
    }
  }

  ${media.tablet} {
    row-gap: var(--space-3);
  }
`;

export function Intro() {
  const content = useContent();
  const { dates, venue } = forumOf(content);
  const { intro, features } = content['forum-page'];
  // The third claim is about attendees.
  const [, , attendeesClaim] = claimsOf(content);
  const facts = [
    { icon: CalendarDays, text: dates },
    { icon: MapPin, text: venue },
    { icon: Users, text: attendeesClaim },
  ].filter(({ text }) => text !== undefined);
  return (
    <Section id="overview" labelledBy="overview-title">
      <Eyebrow>The forum</Eyebrow>
      <SectionTitle id="overview-title">Africa&apos;s path to the future</SectionTitle>
      <Lead>{renderText(intro)}</Lead>
      <Facts>
        {facts.map(({ icon: Icon, text }) => (
          <li key={text}>
            <Icon size={18} aria-hidden="true" />
            {text !== undefined && renderText(text)}
          </li>
        ))}
      </Facts>
      <Features>
        {features.map(({ title, text }, index) => {
          const Icon = ICONS[index];
          return (
            <Feature key={title}>
              {Icon && <Icon size={32} strokeWidth={1.5} aria-hidden="true" />}
              <HeadedText heading={title} text={text} />
            </Feature>
          );
        })}
      </Features>
    </Section>
  );
}
