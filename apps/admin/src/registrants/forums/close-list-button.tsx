import { number } from '@raade/staff/numbers';
import { Button } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionDialog } from '../../action-dialog/action-dialog.tsx';
import { registrantQueries } from '../registrants.query.ts';
import { showRegistrantsToast } from '../registrants-toast.ts';
import { listChange } from './registrant-lists.query.ts';
import type { ForumChoice } from './use-forums.ts';

/** Closes the list of a past forum, so that no campaign goes to it. Reopens it within a day. */
export function CloseListButton({ forum: { id, action } }: { readonly forum: ForumChoice }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({ ...registrantQueries(id).count, enabled: isOpen });
  const members = data === undefined ? 'Its registrants' : `Its ${number(data)} registrants`;
  if (!action) return null;
  const isClosing = action === 'close';
  const verb = isClosing ? 'Block' : 'Allow';
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {`${verb} campaigns to registrants of ${id}`}
      </Button>
      <ActionDialog
        title={`${verb} campaigns to registrants of ${id}?`}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        action={`${verb} Campaigns`}
        busyAction={isClosing ? 'Blocking...' : 'Allowing...'}
        mutation={listChange}
        requestOf={() => ({ forum_id: id, action })}
        onDone={({ isClosed }) =>
          showRegistrantsToast({
            tone: 'success',
            title: `Campaigns to the list of ${id} are ${isClosed ? 'blocked' : 'allowed again'}`,
          })
        }
      >
        <p>
          {isClosing
            ? `${members} no longer get campaigns, and campaigns in progress stop. You can still read and export the list. You can allow campaigns again within a day.`
            : `${members} can get campaigns again.`}
        </p>
      </ActionDialog>
    </>
  );
}
