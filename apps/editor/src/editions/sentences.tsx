import { Link, styled } from '@raade/platform';
import { letters, Notice } from '@raade/ui';
import { isList } from '@raade/content-model/editions/lists';
import type { ContentDifference, ContentFinding } from '@raade/contracts/content/findings';
import { CONTENT_PARTS } from '@raade/contracts/content/parts';
import type { ItemName } from '../editor-state/editor-state.ts';
import { addressOf, useKnownItems } from '../items/item-names.ts';
import { addressOfField } from '../item/field-address.ts';
import { itemField, labelAt } from '../item/form/form-field.ts';
import { positions } from '../item/form/problems.ts';
import { PART_TEXTS } from '../items/part-texts.ts';

/** Sentences below each other. */
const Sentences = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-inline-start: var(--space-4);
  overflow-wrap: anywhere;
`;

/** Sentences, of which two may be the same. */
export function SentenceList({ says }: { readonly says: readonly string[] }) {
  return (
    <Sentences>
      {says.map((sentence, index) => (
        <li key={`${index} ${sentence}`}>{letters(sentence)}</li>
      ))}
    </Sentences>
  );
}

/** Items by what people call them, each with the way to it. */
export function ItemLinks({ items }: { readonly items: readonly ItemName[] }) {
  const known = useKnownItems();
  return (
    <Sentences>
      {items.map((item) => (
        <li key={addressOf(item)}>
          <Link to={addressOf(item)}>{known(item).words}</Link>
        </li>
      ))}
    </Sentences>
  );
}

interface FindingListProps {
  readonly findings: readonly ContentFinding[];
}

/** The list of findings, each with a link to its field: 'Session “Opening Address”, Begins: must be a time'. */
export function FindingList({ findings }: FindingListProps) {
  return (
    <Sentences>
      {findings.map((finding) => (
        <li key={JSON.stringify(finding)}>
          <FindingLink finding={finding} />
          <span>{` ${finding.message}`}</span>
        </li>
      ))}
    </Sentences>
  );
}

function FindingLink({ finding: { part, path } }: { readonly finding: ContentFinding }) {
  const [first] = path;
  const isOfItem = isList(part) && first !== undefined;
  const name = { part, item: isOfItem ? String(first) : null };
  const within = isOfItem ? path.slice(1) : path;
  const { words, value } = useKnownItems()(name);
  const label = within.length > 0 && labelAt(itemField(part), positions(within, value), value);
  return (
    <Link to={addressOfField(name, within)}>{`${[words, label].filter(Boolean).join(', ')}:`}</Link>
  );
}

const Groups = styled.dl`
  display: grid;
  gap: var(--space-3);

  dt {
    font-weight: 600;
  }
`;

interface DifferenceListProps {
  readonly differences: readonly ContentDifference[];
}

/** Differences in words, grouped by part. */
export function DifferenceList({ differences }: DifferenceListProps) {
  const groups = CONTENT_PARTS.map((part) => ({
    part,
    own: differences.filter((difference) => difference.part === part),
  })).filter(({ own }) => own.length > 0);
  return (
    <Groups>
      {groups.map(({ part, own }) => (
        <div key={part}>
          <dt>{PART_TEXTS[part].label}</dt>
          <dd>
            <SentenceList says={own.map(({ says }) => says)} />
          </dd>
        </div>
      ))}
    </Groups>
  );
}

/** Why something was not done, in words. */
export interface Refusal {
  readonly says: string;
  /** Findings to correct first. */
  readonly findings?: readonly ContentFinding[] | undefined;
  /** Drafts that prevent the action, or that other people have changed. */
  readonly drafts?: readonly ItemName[] | undefined;
}

/* Messages about files have lines. */
const Lines = styled(Notice)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Why something was not done, with the way to what is in its way. */
export function RefusalNotice({ says, findings, drafts }: Refusal) {
  return (
    <Lines $tone="danger">
      <p>{says}</p>
      {findings && <FindingList findings={findings} />}
      {drafts && <ItemLinks items={drafts} />}
    </Lines>
  );
}
