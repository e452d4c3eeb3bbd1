import { StaffPage } from '@raade/staff/staff-page';
import { TextField } from '@raade/staff/fields';
import { useEffect, useState } from 'react';
import type { ReadyNewsroom } from '../newsroom/newsroom-state.ts';
import { refresh } from '../newsroom/newsroom.store.ts';
import { WhenReady } from '../newsroom/when-ready.tsx';
import { Stack } from '../parts/item-list.styles.ts';
import { AllParts } from './all-parts.tsx';
import { NextForumLink } from '../parts/next-forum-link.tsx';
import { FoundItems } from './found-items.tsx';

/** All that can be written, and what is being written. */
export default function OverviewPage() {
  useEffect(refresh, []);
  return (
    <StaffPage
      title="Content"
      intro="What this site says. What is written here is a draft, and nobody else sees it until it is published."
    >
      <WhenReady>{(ready) => <Overview ready={ready} />}</WhenReady>
    </StaffPage>
  );
}

function Overview({ ready }: { readonly ready: ReadyNewsroom }) {
  const [search, setSearch] = useState('');
  return (
    <Stack>
      <TextField
        label="Search all content by name"
        type="search"
        value={search}
        onChange={setSearch}
      />
      <NextForumLink />
      {search.trim() === '' ? (
        <AllParts ready={ready} />
      ) : (
        <FoundItems ready={ready} search={search} />
      )}
    </Stack>
  );
}
