import { Button } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LastLook } from '../../last-look/last-look.tsx';
import { registrantQueries } from '../registrants.query.ts';
import { tellOfRegistrants } from '../tell-of-registrants.ts';
import { listChange } from './list-change.ts';
import type { ForumChoice } from './use-forums.ts';

const number = (value: number) => value.toLocaleString('en-US');

/** Closes the list of a forum that is over, and opens it again within a day. */
export function ControlList({ forum }: { readonly forum: ForumChoice }) {
  const { id, isOver, closedAt, canReopen } = forum;
  const [isAsking, setIsAsking] = useState(false);
  const { data } = useQuery({ ...registrantQueries(id).count, enabled: isAsking });
  const many = data === undefined ? 'Its registrants' : `Its ${number(data)} registrants`;
  const verb = closedAt ? 'Reopen' : 'Close';
  if (closedAt ? !canReopen : !isOver) return null;
  return (
    <>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        {`${verb} the list of ${id}`}
      </Button>
      <LastLook
        title={`${verb} the list of ${id}?`}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        action={`${verb} List`}
        busyAction={closedAt ? 'Reopening...' : 'Closing...'}
        change={listChange}
        request={{ forum_id: id, action: closedAt ? 'reopen' : 'close' }}
        onDone={({ isClosed }) =>
          tellOfRegistrants({
            tone: 'success',
            title: `The list of ${id} is ${isClosed ? 'closed' : 'open again'}`,
          })
        }
      >
        <p>
          {closedAt
            ? `${many} can be written to again.`
            : `${many} get no campaign any more, and what is on its way stops. The list stays here to read and export. You can reopen it within a day.`}
        </p>
      </LastLook>
    </>
  );
}
