import { Note, Stack } from '@raade/staff/staff-page.styles';
import { CardStack } from '../parts/item-list.styles.ts';
import { FindingList, SentenceList } from '../editions/sentences.tsx';
import { Link, styled } from '@raade/platform';
import { Button, ButtonRow, Checkbox, Disclosure, Heading, letters } from '@raade/ui';
import { useId } from 'react';
import { momentText } from '@raade/staff/moments';
import { PART_TEXTS } from '../parts/part-texts.ts';
import type { Change } from './changes.ts';
import type { Publishing } from './use-publishing.ts';

const List = styled(CardStack).attrs({ as: 'ul' })`
  list-style: none;

  > li + li {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--color-border);
  }
`;

/* Below the words beside the box. */
const Below = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: 2rem;
`;

type ChangeListProps = Pick<Publishing, 'changed' | 'left' | 'choose'>;

/** All drafts, grouped by part, with a box for each that says whether it goes. */
export function ChangeList({ changed, left, choose }: ChangeListProps) {
  const id = useId();
  const all = changed.flatMap(({ changes }) => changes).map((change) => change.id);
  return (
    <>
      {all.length > 0 && (
        <ButtonRow>
          <Button look="quiet" onClick={() => choose(all, true)}>
            Choose all
          </Button>
          <Button look="quiet" onClick={() => choose(all, false)}>
            Choose none
          </Button>
        </ButtonRow>
      )}
      {changed.map(({ part, changes }) => (
        <Stack as="section" key={part} aria-labelledby={`${id}-${part}`}>
          <Heading as="h2" id={`${id}-${part}`}>
            {PART_TEXTS[part].label}
          </Heading>
          <List>
            {changes.map((change) => (
              <ChangeItem
                key={change.id}
                change={change}
                goes={!left.includes(change.id)}
                onChoose={(goes) => choose([change.id], goes)}
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
  readonly goes: boolean;
  readonly onChoose: (goes: boolean) => void;
}

function ChangeItem({ change, goes, onChoose }: ChangeItemProps) {
  const { drafts, to, name, says, details, findings } = change;
  const [draft] = drafts;
  const isWrong = findings.length > 0;
  return (
    <li>
      <Checkbox
        label={<strong>{letters(name)}</strong>}
        checked={goes && !isWrong}
        disabled={isWrong}
        onChange={onChoose}
      />
      <Below>
        <SentenceList says={says} />
        {isWrong && (
          <>
            <p>It cannot go live before this is corrected:</p>
            <FindingList findings={findings} />
          </>
        )}
        {details && (
          <Disclosure summary={`All ${drafts.length} changes`}>
            <SentenceList says={details} />
          </Disclosure>
        )}
        <Note>
          {draft && <span>{`By ${draft.by}, ${momentText(draft.at)}. `}</span>}
          <Link to={to}>Edit {letters(name)}</Link>
        </Note>
      </Below>
    </li>
  );
}
