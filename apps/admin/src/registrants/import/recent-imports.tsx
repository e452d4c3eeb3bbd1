import { number } from '@raade/staff/numbers';
import { Button, Heading } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Age } from '@raade/staff/age';
import { ActionDialog } from '../../action-dialog/action-dialog.tsx';
import { showRegistrantsToast } from '../registrants-toast.ts';
import { ActionList } from '../../page-section/page-section.styles.ts';
import { ReadingFailed } from '../../reading/reading-failed.tsx';
import { importedText } from './import-outcomes.ts';
import { undoMutation, refetchRegistrants, recentImportsQuery } from './recent-imports.query.ts';

interface RecentImportsProps {
  readonly forumId: string;
  readonly onUndone: () => void;
}

/** Imports of the last 24 hours into the list of a forum, each with a button to undo it. */
export function RecentImports({ forumId, onUndone }: RecentImportsProps) {
  const { data = [], error, isFetching, refetch } = useQuery(recentImportsQuery);
  const headingId = useId();
  const [openId, setOpenId] = useState<string>();
  const imports = data.filter(({ forum_id }) => forum_id === forumId);
  const openImport = imports.find(({ id }) => id === openId);
  if (error) {
    const query = { error, isFetching, refetch };
    return <ReadingFailed {...query} label="imports of the last 24 hours" />;
  }
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Heading as="h3" id={headingId}>
        Imports of the last 24 hours
      </Heading>
      <ActionList>
        {imports.map(({ id, created_at, ...counts }) => (
          <li key={id}>
            <span>
              <Age at={created_at} />
              <span>{`: ${importedText(counts)}`}</span>
            </span>
            <Button look="quiet" onClick={() => setOpenId(id)}>
              Undo
            </Button>
          </li>
        ))}
      </ActionList>
      <ActionDialog
        title="Undo this import?"
        isOpen={openImport !== undefined}
        onClose={() => setOpenId(undefined)}
        action="Undo Import"
        busyAction="Undoing..."
        mutation={undoMutation}
        requestOf={() => ({ import_id: openImport?.id ?? '' })}
        onDone={({ undone, kept }) => {
          showRegistrantsToast({
            tone: 'success',
            title: 'The import is undone',
            description: `${number(undone)} removed or restored.${kept > 0 ? ` ${number(kept)} could not be undone: somebody has changed or removed them since.` : ''}`,
          });
          refetchRegistrants(forumId);
          onUndone();
        }}
      >
        <p>
          Registrants that this import added are removed, and those that it changed are restored.
          Registrants that somebody has changed since then stay as they are.
        </p>
      </ActionDialog>
    </section>
  );
}
