import { PageHead } from '@raade/staff/staff-page.styles';

/** What there is to edit. */
export default function OverviewPage() {
  return (
    <PageHead>
      <h1>Content</h1>
    </PageHead>
  );
}
