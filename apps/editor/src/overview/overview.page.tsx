import { StaffPage } from '@raade/staff/staff-page';
import { useEffect, useState } from 'react';
import { isList } from '@raade/content-model/editions/lists';
import { CONTENT_PARTS } from '@raade/contracts/content/parts';
import { Link } from '@raade/platform';
import { renderText } from '@raade/ui';
import type { ItemChange, ReadyState } from '../editor-state/editor-state.ts';
import { refreshContent } from '../editor-state/editor.store.ts';
import { WhenReady } from '../editor-state/when-ready.tsx';
import { ItemList, ItemText, Stack } from '../items/item-list.styles.ts';
import { SearchField } from '../items/search-field.tsx';
import { AllParts } from './all-parts.tsx';
import { NextForumLink } from '../items/next-forum-link.tsx';
import { workingItem, workingItems } from '../editor-state/items-with-drafts.ts';
import { ItemBadges, itemState } from '../items/item-badges.tsx';
import { addressOf, itemTitle } from '../items/item-names.ts';
import { matchesSearch } from '../items/matches-search.ts';
import { PART_TEXTS } from '../items/part-texts.ts';

/** The list of all content, with the drafts in it and a search. */
export default function OverviewPage() {
  useEffect(refreshContent, []);
  return (
    <StaffPage title="Content" intro="All text on the site. Changes start as drafts.">
      <WhenReady>{(ready) => <Overview ready={ready} />}</WhenReady>
    </StaffPage>
  );
}

function Overview({ ready }: { readonly ready: ReadyState }) {
  const [search, setSearch] = useState('');
  return (
    <Stack>
      <SearchField label="Search all content by name" value={search} onChange={setSearch} />
      {search.trim() === '' ? (
        <AllParts ready={ready} />
      ) : (
        <FoundItems ready={ready} search={search} />
      )}
      <NextForumLink />
    </Stack>
  );
}

/** Results beyond this are left out, since typing more letters is quicker than reading. */
const MAX_RESULTS = 40;

interface FoundItemsProps {
  readonly ready: ReadyState;
  readonly search: string;
}

/** The items whose names match the search. */
function FoundItems({ ready, search }: FoundItemsProps) {
  const results = allItems(ready).filter((item) => matchesSearch(titleOf(item), search));
  const shownResults = results.slice(0, MAX_RESULTS);
  const hint = results.length > MAX_RESULTS ? `, of which these are the first ${MAX_RESULTS}` : '';
  return (
    <section aria-label="Found">
      <p role="status">{results.length === 0 ? 'No results.' : `${results.length} found${hint}`}</p>
      <ItemList>
        {shownResults.map((result) => (
          <li key={addressOf(result)}>
            <ItemText>
              <Link to={addressOf(result)}>{renderText(titleOf(result))}</Link>
              {result.item !== null && <small>{PART_TEXTS[result.part].label}</small>}
            </ItemText>
            <ItemBadges state={itemState(ready, result, result.value)} />
          </li>
        ))}
      </ItemList>
    </section>
  );
}

const titleOf = ({ part, item, value }: ItemChange): string =>
  item === null ? PART_TEXTS[part].label : itemTitle(value, item);

const allItems = (ready: ReadyState): readonly ItemChange[] =>
  CONTENT_PARTS.flatMap((part) => [
    { part, item: null, value: workingItem(ready, { part, item: null }) },
    ...(isList(part) ? workingItems(ready, part) : []).map(({ key, value }) => ({
      part,
      item: key,
      value,
    })),
  ]);
