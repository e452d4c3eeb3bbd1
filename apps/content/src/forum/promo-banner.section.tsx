import { useContent } from '@raade/content-model/provided/use-content';
import { forumOf } from '@raade/content-model/forum/forum-of';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { media, styled } from '@raade/platform';
import { Heading, renderText, Section, SectionTitle, Stack } from '@raade/ui';
import { forumPhase } from '../phase/forum-phase.ts';
import { RegisterLink } from '../registration/register-link.tsx';

const Columns = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-16);

  ${media.belowTablet} {
    p,
    li {
      font-size: 0.9375rem;
      line-height: 1.5;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: center;
  }
`;

const Seats = styled.p`
  color: var(--color-sun);
  font: 600 var(--text-lead) / 1.4 var(--font-display);
`;

const Expectations = styled.div`
  padding-inline-start: var(--space-6);
  border-inline-start: 3px solid var(--color-sun);

  ul {
    display: grid;
    gap: var(--space-2);
    margin-block-start: var(--space-4);
    padding-inline-start: 1.1em;
  }

  li::marker {
    color: var(--color-sun);
  }
`;

/** True during registration. For a full forum, the content decides. */
function showsBanner(content: ProvidedContent): boolean {
  const phase = forumPhase(content);
  return phase === 'open' || (phase === 'full' && forumOf(content).showsPromoBanner);
}

export function PromoBanner() {
  const content = useContent();
  if (!showsBanner(content)) return null;
  const { dates, venue } = forumOf(content);
  const place = venue === undefined ? '' : ` at ${venue}`;
  return (
    <Section labelledBy="promo-title" tone="night">
      <Columns>
        <Stack $gap={4} $isLoose>
          <SectionTitle id="promo-title">Be Part of Africa&apos;s Innovation Journey</SectionTitle>
          <Seats>Limited seats available!</Seats>
          <p>
            {renderText(
              `Tickets currently on sale. Join 100+ innovators from universities across the U.S. on ${dates}${place}.`,
            )}
          </p>
          <RegisterLink look="night" />
        </Stack>
        <Expectations>
          <Heading>What to Expect</Heading>
          <ul>
            {content['forum-page'].expectations.map((text) => (
              <li key={text}>{renderText(text)}</li>
            ))}
          </ul>
        </Expectations>
      </Columns>
    </Section>
  );
}
