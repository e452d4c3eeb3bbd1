import type { SearchEntry } from '@raade/contracts/site/search';
import type { StaffLink } from '@raade/contracts/site/navigation';
import { useStaffSession } from '@raade/platform';
import { useState } from 'react';
import { groupByKind, findEntries } from '../../../search/find-entries.ts';
import { SearchBox, type SearchPanelProps } from '../../../search/search-box.tsx';
import { useNavigation } from '../../../site-context.ts';
import { linksFor } from '../staff-links.ts';
import { STAFF_SEARCH } from './staff-search-messages.ts';
import { useStaffSearch } from './use-staff-search.ts';

const entryOf = ({ name, href, group }: StaffLink): SearchEntry => ({
  kind: 'Pages',
  title: name,
  text: group,
  path: href,
});

/** The search of the staff area. Pages are found in the browser at once; records are found by the server. */
export default function StaffSearchPanel({ initialText = '', ...rest }: SearchPanelProps) {
  const [query, setQuery] = useState(initialText);
  const { staff } = useNavigation();
  const session = useStaffSession();
  const search = useStaffSearch(query);
  const pages = findEntries(session ? linksFor(session, staff).map(entryOf) : [], query.trim());
  // Pages of similar spelling would hide the records.
  const groups = [...(pages.by === 'match' ? pages.groups : []), ...groupByKind(search.entries)];
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <SearchBox
      {...rest}
      label={STAFF_SEARCH.button}
      placeholder={STAFF_SEARCH.label}
      query={query}
      onQuery={setQuery}
      groups={groups}
      isSuggested={false}
      message={messageOf(search, count)}
      missing={search.hasFailed ? { isBusy: search.isLoading, onRetry: search.retry } : undefined}
    />
  );
}

function messageOf(search: ReturnType<typeof useStaffSearch>, count: number): string {
  if (search.hasFailed) return STAFF_SEARCH.failed;
  if (count > 0) return STAFF_SEARCH.resultCount(count);
  if (!search.isLongEnough) return STAFF_SEARCH.hint;
  return search.isLoading ? STAFF_SEARCH.searching : STAFF_SEARCH.nothing;
}
