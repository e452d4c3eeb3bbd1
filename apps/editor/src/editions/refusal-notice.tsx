import { Link, styled } from '@raade/platform';
import { Notice } from '@raade/ui';
import { isList } from '@raade/content-model/editions/lists';
import type { ContentFinding } from '@raade/contracts/content/findings';
import type { ItemName } from '../editor-state/editor-state.ts';
import { addressOf, useItemLookup } from '../items/item-names.ts';
import { addressOfField } from '../item/field-address.ts';
import { itemField, labelAt } from '../item/form/form-field.ts';
import { positions } from '../item/form/problems.ts';
import { Sentences } from './sentence-list.tsx';

/** A list of items by name, each with a link to its form. */
export function ItemLinks({ items }: { readonly items: readonly ItemName[] }) {
  const known = useItemLookup();
  return (
    <Sentences>
      {items.map((item) => (
        <li key={addressOf(item)}>
          <Link to={addressOf(item)}>{known(item).name}</Link>
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
  const { name: itemName, value } = useItemLookup()(name);
  const label = within.length > 0 && labelAt(itemField(part), positions(within, value), value);
  return (
    <Link
      to={addressOfField(name, within)}
    >{`${[itemName, label].filter(Boolean).join(', ')}:`}</Link>
  );
}

/** The reason why a request was refused, as text. */
export interface Refusal {
  readonly says: string;
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
export function RefusalNotice({ says, findings, drafts }: Refusal) {
  return (
    <Lines $tone="danger">
      <p>{says}</p>
      {findings && <FindingList findings={findings} />}
      {drafts && <ItemLinks items={drafts} />}
    </Lines>
  );
}
