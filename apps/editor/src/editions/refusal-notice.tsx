import { Link, styled } from '@raade/platform';
import { Notice } from '@raade/ui';
import { isList } from '@raade/content-model/editions/lists';
import type { ContentFinding } from '@raade/contracts/content/findings';
import type { ItemName } from '../editor-state/editor-state.ts';
import { addressOf, useItemLookup } from '../items/item-names.ts';
import { addressOfField } from '../item/field-address.ts';
import { itemField, labelAt } from '../item/form/form-field.ts';
import { pathWithIndexes } from '../item/form/problems.ts';
import { Sentences } from './sentence-list.tsx';

/** A list of items by name, each with a link to its form. */
export function ItemLinks({ items }: { readonly items: readonly ItemName[] }) {
  const lookUpItem = useItemLookup();
  return (
    <Sentences>
      {items.map((item) => (
        <li key={addressOf(item)}>
          <Link to={addressOf(item)}>{lookUpItem(item).name}</Link>
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
  // The path of a finding in a list begins with the id of its item.
  const [itemId] = path;
  const isOfItem = isList(part) && itemId !== undefined;
  const name = { part, item: isOfItem ? String(itemId) : null };
  const fieldPath = isOfItem ? path.slice(1) : path;
  const { name: itemName, value } = useItemLookup()(name);
  const label =
    fieldPath.length > 0 && labelAt(itemField(part), pathWithIndexes(fieldPath, value), value);
  return (
    <Link
      to={addressOfField(name, fieldPath)}
    >{`${[itemName, label].filter(Boolean).join(', ')}:`}</Link>
  );
}

/** The reason why a request was refused. */
export interface Refusal {
  /** Text for the user. Refusals of scheduled publications are stored under this name, too. */
  readonly message: string;
  /** Findings to correct first. */
  readonly findings?: readonly ContentFinding[] | undefined;
  /** Drafts that prevent the action, or that other people have changed. */
  readonly drafts?: readonly ItemName[] | undefined;
}

/* Messages about files have several lines. */
const Lines = styled(Notice)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** The reason of a refusal, with links to the items that cause it. */
export function RefusalNotice({ message, findings, drafts }: Refusal) {
  return (
    <Lines $tone="danger">
      <p>{message}</p>
      {findings && <FindingList findings={findings} />}
      {drafts && <ItemLinks items={drafts} />}
    </Lines>
  );
}
