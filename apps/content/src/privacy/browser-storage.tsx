import { useContent } from '@raade/content-model/provided/use-content';
import { letters } from '@raade/ui';
import { PolicyChapter } from './policy-chapter.tsx';
import { StoredEntries } from './stored-entries.tsx';

/** Entries that the site leaves in the visitor's own browser. */
export function BrowserStorage() {
  const { lead, entries } = useContent().privacy.browser;
  return (
    <PolicyChapter id="privacy-browser">
      <p>{letters(lead)}</p>
      <StoredEntries entries={entries} />
    </PolicyChapter>
  );
}
