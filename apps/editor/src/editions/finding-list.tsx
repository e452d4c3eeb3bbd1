import { Sentences } from './sentences.tsx';
import { isList } from '@raade/content-model/editions/lists';
import type { ContentFinding } from '@raade/contracts/content/findings';
import { Link } from '@raade/platform';
import { addressOfField } from '../item/field-address.ts';
import { labelAt } from '../item/form/field-label.ts';
import { itemField } from '../item/form/form-field.ts';
import { positions } from '../item/form/problems.ts';
import { useKnownItems } from '../parts/use-known-items.ts';

interface FindingListProps {
  readonly findings: readonly ContentFinding[];
}

/** What is wrong, each with the way to the field: 'Session “Opening Address”, Begins: must be a time'. */
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
