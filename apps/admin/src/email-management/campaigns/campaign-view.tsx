import { logger } from '@raade/platform';
import { Button, Spinner } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Failure, Loading } from '@raade/staff/staff-page.styles';
import { CampaignDetails } from './campaign-details.tsx';
import { campaignQuery } from './campaigns.query.ts';

/** A campaign on its way from Firestore: loading, missing, failed with a way to try again, or there. */
export function CampaignView({ id }: { readonly id: string }) {
  const { data: campaign, error, isFetching, refetch } = useQuery(campaignQuery(id));

  useEffect(() => {
    if (error) logger.error('campaign not read', { id }, error);
  }, [error, id]);

  return (
    <>
      {campaign === undefined && !error && (
        <Loading role="status">
          <Spinner /> Loading the campaign...
        </Loading>
      )}
      {error && (
        <Failure role="alert" $tone="danger">
          <p>Could not load the campaign. Please try again.</p>
          <Button look="quiet" isBusy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </Failure>
      )}
      {campaign === null && <h1>There is no such campaign</h1>}
      {campaign && <CampaignDetails id={id} campaign={campaign} />}
    </>
  );
}
