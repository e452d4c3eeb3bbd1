import { PRIVACY } from '../content/privacy.ts';
import { PolicyChapter } from './policy-chapter.tsx';
import { KeptRecord } from './kept-record.tsx';

/** Records about visitors who do more than read. */
export function Records() {
  return (
    <PolicyChapter id="privacy-records">
      {PRIVACY.records.map((record) => (
        <KeptRecord key={record.title} record={record} />
      ))}
    </PolicyChapter>
  );
}
