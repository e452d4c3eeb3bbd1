import { mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import { ALL_DRAFTS } from '@raade/contracts/content/previews';
import { StaffPage } from '@raade/staff/staff-page';
import { IfMay } from '@raade/staff/rights/if-may';
import { PageStack } from '@raade/staff/staff-page.styles';
import { styled } from '@raade/platform';
import { Notice } from '@raade/ui';
import { useEffect } from 'react';
import { readForum } from '../editions/read-forum.ts';
import { PAGES_OF_PARTS } from '../preview/pages-of-parts.ts';
import { PreviewLinks } from '../preview/preview-links.tsx';
import type { ReadyState } from '../editor-state/editor-state.ts';
import { editorStore, reloadContent } from '../editor-state/editor.store.ts';
import { saveNow } from '../editor-state/save-queue.ts';
import { WhenReady } from '../editor-state/when-ready.tsx';
import { ChangeList } from './change-list.tsx';
import { PreviewDays } from '../preview/preview-days.tsx';
import { PublicationList } from './publication-list.tsx';
import { PublishBar } from './publish-bar.tsx';
import { usePublishing } from './use-publishing.ts';

/* As wide as a form, so that labels stay near their checkboxes on wide screens. */
const Stack = styled(PageStack)`
  max-width: 48rem;

  /* Controls in focus stay above the bar. */
  input,
  button,
  a {
    scroll-margin-block-end: 6rem;
  }
`;

/** Saves the latest input as a draft, and reads the content again, since other people may have changed it. */
async function saveAndReload(): Promise<void> {
  if (editorStore.getState().status !== 'ready') return;
  await saveNow();
  await reloadContent();
}

/** The page of differences from the live site, with the form that publishes them. */
export default function ChangesPage() {
  useEffect(() => void saveAndReload(), []);
  return (
    <StaffPage title="Changes" intro="Differences from the live site.">
      <WhenReady>{(ready) => <Changes ready={ready} />}</WhenReady>
    </StaffPage>
  );
}

function Changes({ ready: { content, unsaved } }: { readonly ready: ReadyState }) {
  const timeZone = readForum(content.parts)?.timeZone ?? 'UTC';
  const publishing = usePublishing(content, timeZone);
  const [firstChange] = publishing.changes;
  const [draft] = firstChange?.drafts ?? [];
  return (
    <Stack>
      {unsaved.length > 0 && (
        <Notice $tone="danger" role="status">
          Some of your changes are not saved yet and are not listed here.
        </Notice>
      )}
      <ChangeList {...publishing} />
      {draft && (
        <PreviewLinks edition={ALL_DRAFTS} page={PAGES_OF_PARTS[draft.part]} of="all drafts" />
      )}
      <PreviewDays forum={readForum(mergeDrafts(content.parts, content.drafts))} />
      <PublicationList publications={content.publications} timeZone={timeZone} />
      <IfMay right="content.publish" to="publish">
        <PublishBar {...publishing} timeZone={timeZone} />
      </IfMay>
    </Stack>
  );
}
