import { styled } from '@raade/platform';
import { momentText } from '@raade/staff/moments';
import { PageHead, PageStack, SplitRow } from '@raade/staff/staff-page.styles';
import { Button } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ReadingState } from '../reading/reading-state.tsx';
import { withQueries } from '../reading/with-queries.tsx';
import { ApplicationsSection } from './applications-section.tsx';
import { CampaignsSection } from './campaigns-section.tsx';
import { loadBars } from './chart/stacked-chart.tsx';
import { DonationsSection } from './donations-section.tsx';
import { KeyFigures } from './key-figures.tsx';
import { overviewQuery } from './overview.query.ts';
import { RegistrationsSection } from './registrations-section.tsx';
import { WaitingList } from './waiting-list.tsx';

const Page = styled(PageStack)`
  --text-heading: 1.25rem;

  table {
    font-size: var(--text-small);

    :is(th, td) {
      padding: var(--space-2);
    }
  }
`;

const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: var(--space-12) var(--space-8);
`;

/** The start page of the staff area: waiting work, and the figures that the account may see. */
function OverviewPage() {
  const query = useQuery(overviewQuery);
  const { data, dataUpdatedAt } = query;
  useEffect(() => {
    // Charts load the code again, and log if that fails too.
    loadBars().catch(() => undefined);
  }, []);
  return (
    <Page>
      <PageHead>
        <SplitRow>
          <h1>Overview</h1>
          {data && (
            <Button look="quiet" onClick={() => window.print()}>
              Print
            </Button>
          )}
        </SplitRow>
        {data && <p>{`As of ${momentText(new Date(dataUpdatedAt))}, Houston time.`}</p>}
      </PageHead>
      <ReadingState query={query} label="the overview" loadingText="Loading the overview..." />
      {data && (
        <>
          <WaitingList waiting={data.waiting} />
          <KeyFigures overview={data} />
          {data.donations && <DonationsSection donations={data.donations} />}
          <Columns>
            {data.registrations && <RegistrationsSection forums={data.registrations} />}
            {data.applications && <ApplicationsSection applications={data.applications} />}
            {data.campaigns && <CampaignsSection campaigns={data.campaigns} />}
          </Columns>
        </>
      )}
    </Page>
  );
}

export default withQueries(OverviewPage);
