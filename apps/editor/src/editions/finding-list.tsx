import { isList } from '@raade/content-model/editions/lists';
import type { ContentFinding } from '@raade/contracts/content/findings';
import { Link } from '@raade/platform';
import { Sentences } from './sentences.styles.ts';
import { itemAddress } from './item-address.ts';
import { PART_TEXTS } from './part-texts.ts';

interface FindingListProps {
  readonly findings: readonly ContentFinding[];
}

/** What is wrong, each with the way to the item. */
export function FindingList({ findings }: FindingListProps) {
  return (
    <Sentences>
      {findings.map((finding) => (
        <li key={JSON.stringify(finding)}>
          <Link to={addressOf(finding)}>{placeOf(finding)}</Link> {finding.message}
        </li>
      ))}
    </Sentences>
  );
}

function addressOf({ part, path: [item] }: ContentFinding): string {
  return itemAddress(part, isList(part) && item !== undefined ? String(item) : null);
}

/** 'Sessions, opening-address, start:' */
const placeOf = ({ part, path }: ContentFinding) =>
  `${[PART_TEXTS[part].name, ...path].join(', ')}:`;
