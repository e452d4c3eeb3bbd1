import { isList } from '@raade/content-model/editions/lists';
import type { ContentFinding } from '@raade/contracts/content/findings';
import { Link } from '@raade/platform';
import { Sentences } from './sentences.styles.ts';
import { addressOf } from '../parts/item-names.ts';
import { PART_TEXTS } from '../parts/part-texts.ts';

interface FindingListProps {
  readonly findings: readonly ContentFinding[];
}

/** What is wrong, each with the way to the item. */
export function FindingList({ findings }: FindingListProps) {
  return (
    <Sentences>
      {findings.map((finding) => (
        <li key={JSON.stringify(finding)}>
          <Link to={addressOfFinding(finding)}>{placeOf(finding)}</Link> {finding.message}
        </li>
      ))}
    </Sentences>
  );
}

function addressOfFinding({ part, path: [item] }: ContentFinding): string {
  return addressOf({ part, item: isList(part) && item !== undefined ? String(item) : null });
}

/** 'Sessions, opening-address, start:' */
const placeOf = ({ part, path }: ContentFinding) =>
  `${[PART_TEXTS[part].label, ...path].join(', ')}:`;
