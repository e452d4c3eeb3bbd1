import { saveFile } from '@raade/browser';
import type { EditionFile } from '@raade/contracts/content/edition-file';
import type { ReadContentResponse } from '@raade/contracts/content/editions';
import { CardStack } from '../items/item-list.styles.ts';
import { SentenceList } from '../editions/sentence-list.tsx';
import { styled } from '@raade/platform';
import { IfMay } from '@raade/staff/rights/if-may';
import { FailureNotice } from '@raade/staff/failure-notice';
import { Badge, Button, ButtonRow, Heading } from '@raade/ui';
import { useState } from 'react';
import { PreviewLinks } from '../preview/preview-links.tsx';
import { readContent } from '../editor-state/content-calls.ts';
import { useRequest } from '../editor-state/use-request.ts';
import { Comparison } from './edition-comparison.tsx';
import type { PublishedEdition } from './published-editions.ts';

const Item = styled(CardStack).attrs({ as: 'li' })``;

const Name = styled(Heading)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;

interface EditionItemProps {
  readonly entry: PublishedEdition;
  readonly onRestore: () => void;
}

const NOT_EXPORTED = 'This version could not be exported. Please try again.';

/** Digits of an edition's name, a hash, that are enough to tell it from others. */
const SHORT_NAME_LENGTH = 8;

/** Downloads an edition as a file for the import. */
function saveEdition({ edition, parts }: ReadContentResponse): void {
  const file: EditionFile = { version: 1, edition, parts };
  const text = JSON.stringify(file, undefined, 2);
  const name = `raade-content-${edition.slice(0, SHORT_NAME_LENGTH)}.json`;
  saveFile(name, new Blob([text], { type: 'application/json' }));
}

/** An edition, with buttons to compare, restore and export it. */
export function EditionItem({ entry, onRestore }: EditionItemProps) {
  const { edition, name, isLive, publications } = entry;
  const [isCompared, setCompared] = useState(false);
  const { refusal, run } = useRequest('edition not exported', NOT_EXPORTED);
  const handleExport = () => run(async () => saveEdition(await readContent({ edition })));
  return (
    <Item>
      <Name as="h2">
        <span>{`${name} `}</span>
        {isLive && <Badge $tone="success">Live</Badge>}
      </Name>
      {publications.length > 0 && <SentenceList sentences={publications} />}
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
                aria-label={`Compare with the live site: ${name}`}
                onClick={() => setCompared(!isCompared)}
              >
                Compare with the live site
              </Button>
              <IfMay right="content.publish" to="restore an edition">
                <Button look="quiet" aria-label={`Restore this: ${name}`} onClick={onRestore}>
                  Restore this
                </Button>
              </IfMay>
            </>
          )}
          <Button look="quiet" aria-label={`Export: ${name}`} onClick={() => void handleExport()}>
            Export
          </Button>
        </ButtonRow>
        <FailureNotice>{refusal}</FailureNotice>
      </div>
    </Item>
  );
}
