import type { ListedPointer } from '@raade/contracts/pointer-moves';
import { styled } from '@raade/platform';
import { Button, Heading, Notice } from '@raade/ui';
import { useId, useState } from 'react';
import { ReleaseHistory } from './release-history.tsx';
import { ReleaseQuestion, type Question } from './release-question.tsx';
import { acceptedText, momentText, shortId } from './release-texts.ts';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

interface AppReleasesProps {
  readonly listed: ListedPointer;
}

/** What is live of an app, and what was. */
export function AppReleases({ listed }: AppReleasesProps) {
  const id = useId();
  const [question, setQuestion] = useState<Question>();
  const [last] = listed.moves;
  return (
    <Section aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {listed.app}
      </Heading>
      {listed.problem !== undefined && <Notice $tone="danger">{listed.problem}</Notice>}
      {listed.pointer && last && (
        <p>
          <code>{shortId(listed.pointer.release)}</code>
          <span>{` is live since ${momentText(last.movedAt)}, by ${last.movedBy}${last.reason ? `: ${last.reason}` : ''}`}</span>
          {last.accepted && (
            <span>
              <br />
              {acceptedText(last.accepted)}
            </span>
          )}
        </p>
      )}
      <ReleaseHistory listed={listed} onAsk={setQuestion} />
      {listed.isOwn && (
        <div>
          <Button
            look="quiet"
            aria-label={`Withdraw by Id: ${listed.app}`}
            onClick={() => setQuestion({ about: 'withdraw' })}
          >
            Withdraw by Id
          </Button>
        </div>
      )}
      <ReleaseQuestion listed={listed} question={question} onClose={() => setQuestion(undefined)} />
    </Section>
  );
}
