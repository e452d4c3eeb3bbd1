import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { letters, LinkCards, Section, SectionTitle } from '@raade/ui';
import { phaseTexts } from '../phase/forum-phase.ts';

const Title = styled(SectionTitle)`
  margin-block-end: var(--space-6);
`;

/** For whom there is no place at the forum. */
export function OtherWays() {
  const { instead } = phaseTexts(useContent());
  if (!instead) return null;
  return (
    <Section labelledBy="ways-title" tone="sunken">
      <Title id="ways-title">{letters(instead.title)}</Title>
      <LinkCards links={instead.ways} />
    </Section>
  );
}
