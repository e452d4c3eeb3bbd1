import { Spinner } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { IfMay } from '@raade/staff/rights/if-may';
import { ReadingState } from '../reading/reading-state.tsx';
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
  const query = useQuery(peopleQuery);
  const { data, dataUpdatedAt } = query;
  return (
    <>
      <ReadingState query={query} what="people" told="who is staff">
        <Spinner /> Loading people...
      </ReadingState>
      {data?.people.length === 0 && <p>Nobody is staff yet.</p>}
      {data && data.people.length > 0 && <PeopleTable {...data} now={dataUpdatedAt} />}
    </>
  );
}
