import { Stack } from '@raade/staff/staff-page.styles';
import { CardStack } from '../items/item-list.styles.ts';
import { FindingList } from '../editions/refusal-notice.tsx';
import { SentenceList } from '../editions/sentence-list.tsx';
import { Link, styled } from '@raade/platform';
import { Button, ButtonRow, Checkbox, Disclosure, Heading, Note, renderText } from '@raade/ui';
import { useId } from 'react';
import { momentText } from '@raade/staff/moments';
import { authorOf, type Change } from './changes.ts';
import type { Publishing } from './use-publishing.ts';

const List = styled(CardStack).attrs({ as: 'ul' })`
  list-style: none;

  > li + li {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--color-border);
  }
`;

/* Indented below the label of the checkbox. */
const Details = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: 2rem;

  /* A touch target of 44 px without larger gaps between the lines. */
  a {
    padding-block: var(--space-4);
  }
`;

type ChangeListProps = Pick<Publishing, 'ownEmail' | 'changes' | 'selected' | 'select'>;

/** The changes, grouped by author, the user's own first. The checkbox of a change selects it for publishing. */
export function ChangeList({ ownEmail, changes, selected, select }: ChangeListProps) {
  const id = useId();
  const changesBy = (author: string) => changes.filter((one) => authorOf(one, ownEmail) === author);
  const authors = [
    ...new Set([ownEmail, ...changes.map((change) => authorOf(change, ownEmail))]),
  ].filter((author) => changesBy(author).length > 0);
  return (
    <>
      {changes.length === 0 ? (
        <p>No changes</p>
      ) : (
        <ButtonRow>
          <Button look="quiet" onClick={() => select(changes, true)}>
            Choose all
          </Button>
          <Button look="quiet" onClick={() => select(changes, false)}>
            Choose none
          </Button>
        </ButtonRow>
      )}
      {authors.map((author) => (
        <Stack as="section" key={author} aria-labelledby={`${id}-${author}`}>
          <Heading as="h2" id={`${id}-${author}`}>
            {author === ownEmail ? 'Your changes' : `Changes by ${author}`}
          </Heading>
          <List>
            {changesBy(author).map((change) => (
              <ChangeItem
                key={change.id}
                change={change}
                isSelected={selected.includes(change)}
                onSelect={(isSelected) => select([change], isSelected)}
              />
            ))}
          </List>
        </Stack>
      ))}
    </>
  );
}

interface ChangeItemProps {
  readonly change: Change;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}

function ChangeItem({ change, isSelected, onSelect }: ChangeItemProps) {
  const { drafts, address, name, sentences, details, findings } = change;
  const [draft] = drafts;
  const hasFindings = findings.length > 0;
  return (
    <li>
      <Checkbox
        label={<strong>{renderText(name)}</strong>}
        checked={isSelected}
        disabled={hasFindings}
        onChange={onSelect}
      />
      <Details>
        <SentenceList sentences={sentences} />
        {hasFindings && (
          <>
            <p>Before this change can go live, please correct:</p>
            <FindingList findings={findings} />
          </>
        )}
        {details && (
          <Disclosure summary={`All ${drafts.length} changes`}>
            <SentenceList sentences={details} />
          </Disclosure>
        )}
        <Note>
          {draft && <span>{`By ${draft.by}, ${momentText(draft.at)}. `}</span>}
          <Link to={address}>Edit {renderText(name)}</Link>
        </Note>
      </Details>
    </li>
  );
}
