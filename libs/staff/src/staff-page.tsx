import type { ReactNode } from 'react';
import { PageHead, SplitRow } from './staff-page.styles.ts';

interface StaffPageProps {
  readonly title: string;
  /** The purpose of the page. */
  readonly intro?: string;
  /** Content at the end of the line of the title. */
  readonly beside?: ReactNode;
  /** True if tabs follow, which name the page on phones. */
  readonly isHeadHiddenOnPhones?: boolean;
  readonly children: ReactNode;
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
