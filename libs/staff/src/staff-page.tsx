import { PageHead, SplitRow } from './staff-page.styles.ts';
import type { TitledSectionProps } from './titled-section.tsx';

interface StaffPageProps extends TitledSectionProps {
  /** The purpose of the page. */
  readonly intro?: string;
  /** True if tabs follow, which name the page on phones. */
  readonly isHeadHiddenOnPhones?: boolean;
}

/** A page of staff: its head, and the parts below it. */
export function StaffPage(props: StaffPageProps) {
  const { title, intro, beside, isHeadHiddenOnPhones, children } = props;
  return (
    <>
      <PageHead $isHiddenOnPhones={isHeadHiddenOnPhones}>
        <SplitRow>
          <h1>{title}</h1>
          {beside}
        </SplitRow>
        {intro !== undefined && <p>{intro}</p>}
      </PageHead>
      {children}
    </>
  );
}
