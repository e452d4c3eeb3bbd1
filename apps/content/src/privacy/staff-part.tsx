import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { PolicyChapter } from './policy-chapter.tsx';
import { KeptRecord } from './kept-record.tsx';
import { StoredEntries } from './stored-entries.tsx';

const Folded = styled.details`
  summary {
    width: fit-content;
    padding-block: var(--space-2);
    font-weight: 600;
    text-decoration: underline;
    cursor: pointer;
  }

  /* Paper cannot be unfolded. */
  @media print {
    &::details-content {
      content-visibility: visible;
    }
  }
`;

/** Folded by the browser itself: visitors need not read it, and the page stays without script. */
export function StaffPart() {
  const { staff } = useContent().privacy;
  if (!staff) return null;
  return (
    <PolicyChapter id="privacy-staff">
      <Folded>
        <summary>Records of their work, and what their browser keeps</summary>
        {staff.records.map((record) => (
          <KeptRecord key={record.title} record={record} />
        ))}
        <StoredEntries entries={staff.entries} />
      </Folded>
    </PolicyChapter>
  );
}
