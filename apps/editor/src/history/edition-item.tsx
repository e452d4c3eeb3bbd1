import { SentenceList } from '../editions/sentences.tsx';
import { styled } from '@raade/platform';
import { IfMay } from '@raade/staff/rights/if-may';
import { Badge, Button, ButtonRow, Card, Heading, Notice } from '@raade/ui';
import { useState } from 'react';
import { PreviewLinks } from '../editions/preview-links.tsx';
import { Comparison } from './comparison.tsx';
import type { PastEdition } from './past-editions.ts';
import { saveEdition } from './save-edition.ts';

const Item = styled(Card).attrs({ as: 'li' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Name = styled(Heading)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;

interface EditionItemProps {
  readonly past: PastEdition;
  readonly onGoBack: () => void;
}

/** A state of the content, with what can be done about it. */
export function EditionItem({ past, onGoBack }: EditionItemProps) {
  const { edition, name, isLive, says } = past;
  const [isCompared, setCompared] = useState(false);
  const [failure, setFailure] = useState<string>();
  const handleExport = async () => setFailure(await saveEdition(edition));
  return (
    <Item>
      <Name as="h2">
        <span>{`${name} `}</span>
        {isLive && <Badge $tone="success">Live</Badge>}
      </Name>
      {says.length > 0 && <SentenceList says={says} />}
      {isCompared && (
        <>
          <Comparison edition={edition} />
          <PreviewLinks edition={edition} page="/" of={name} />
        </>
      )}
      <div>
        <ButtonRow>
          {!isLive && (
            <>
              <Button
                look="quiet"
                aria-expanded={isCompared}
                aria-label={`Compare with what is live: ${name}`}
                onClick={() => setCompared(!isCompared)}
              >
                Compare with what is live
              </Button>
              <IfMay right="content.publish" to="go back">
                <Button look="quiet" aria-label={`Go back to this: ${name}`} onClick={onGoBack}>
                  Go back to this
                </Button>
              </IfMay>
            </>
          )}
          <Button look="quiet" aria-label={`Export: ${name}`} onClick={() => void handleExport()}>
            Export
          </Button>
        </ButtonRow>
        <div role="alert">{failure !== undefined && <Notice $tone="danger">{failure}</Notice>}</div>
      </div>
    </Item>
  );
}
