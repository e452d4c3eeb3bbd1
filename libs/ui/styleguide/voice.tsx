import { styled } from '@raade/platform';
import { PatternNotes } from './pattern-notes.tsx';
import { NEVER_SAID, RULES_OF_VOICE } from './voice-rules.ts';

const Words = styled.p`
  max-width: var(--text-width);
  margin: 0 var(--page-gutter) var(--space-6);
`;

/** How the site, its mails and its staff pages speak. */
export function Voice() {
  return (
    <>
      <Words>
        One voice for pages, mails and staff: a member of the association who explains it to a
        stranger at a table. Plain, exact, friendly, and done when it is said.
      </Words>
      <PatternNotes patterns={RULES_OF_VOICE} goodLabel="Say" badLabel="Not" />
      <Words>Never said: {NEVER_SAID.map((words) => `“${words}”`).join(', ')}.</Words>
    </>
  );
}
