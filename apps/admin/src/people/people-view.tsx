import { logger } from '@raade/platform';
import { Button, Spinner } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Failure, Loading } from '@raade/staff/staff-page.styles';
import { IfMay } from '@raade/staff/rights/if-may';
import { peopleQuery } from './people.query.ts';
import { PeopleTable } from './people-table.tsx';

/** The people, for who may see them. */
export function PeopleView() {
  return (
    <IfMay right="people.read" to="see who is staff">
      <People />
    </IfMay>
  );
}

/** The people on their way, not to be had, or there. */
function People() {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(peopleQuery);

  useEffect(() => {
    if (error) logger.error('reading failed', { what: 'people' }, error);
  }, [error]);

  return (
    <>
      {!data && isFetching && (
        <Loading role="status">
          <Spinner /> Loading people...
        </Loading>
      )}
      {error && (
        <Failure role="alert" $tone="danger">
          <p>Could not load who is staff. Please try again.</p>
          <Button look="quiet" isBusy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </Failure>
      )}
      {data?.people.length === 0 && <p>Nobody is staff yet.</p>}
      {data && data.people.length > 0 && <PeopleTable {...data} now={dataUpdatedAt} />}
    </>
  );
}
