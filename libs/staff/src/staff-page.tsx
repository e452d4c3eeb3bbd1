import type { ReactNode } from 'react';
import { PageHead } from './staff-page.styles.ts';

interface StaffPageProps {
  readonly title: string;
  /** The purpose of the page. */
  readonly intro?: string;
  readonly children: ReactNode;
}

/** A page of staff: its head, and the parts below it. */
export function StaffPage({ title, intro, children }: StaffPageProps) {
  return (
    <>
      <PageHead>
        <h1>{title}</h1>
        {intro !== undefined && <p>{intro}</p>}
      </PageHead>
      {children}
    </>
  );
}
