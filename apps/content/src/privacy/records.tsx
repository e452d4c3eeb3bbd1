import { useContent } from '@raade/content-model/provided/use-content';
import { PolicyChapter } from './policy-chapter.tsx';
import { KeptRecord } from './kept-record.tsx';

/** Records about visitors who do more than read. */
export function Records() {
  const { records } = useContent().privacy;
  return (
    <PolicyChapter id="privacy-records">
      {records.map((record) => (
        <KeptRecord key={record.title} record={record} />
      ))}
    </PolicyChapter>
  );
}
