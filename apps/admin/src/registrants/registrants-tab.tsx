import { lazyPage, styled } from '@raade/platform';
import { IfMay } from '@raade/staff/rights/if-may';
import { Button, ButtonRow, Card, Heading, Notice } from '@raade/ui';
import { useMemo, useState } from 'react';
import { RecordsView } from '../table/records-view.tsx';
import { ControlList } from './forums/control-list.tsx';
import { ForumSelect } from './forums/forum-select.tsx';
import { useChosenForum } from './forums/use-chosen-forum.ts';
import { useForums } from './forums/use-forums.ts';
import { RecentImports } from './import/recent-imports.tsx';
import { registrantsTable } from './registrants-table.tsx';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

const Explanation = styled(Card)`
  padding: var(--space-4) var(--space-6);
  box-shadow: none;

  p {
    max-width: var(--text-width);
    margin-block-start: var(--space-2);
    color: var(--color-text-muted);
  }
`;

/** The parser of spreadsheets is for those who import. */
const ImportPanel = lazyPage(
  () => import(/* webpackChunkName: "import" */ './import/import-panel.lazy.tsx'),
);

export function RegistrantsTab() {
  const { chosen, choose } = useChosenForum();
  const forum = useForums(chosen).forums.find(({ id }) => id === chosen);
  const [isImporting, setIsImporting] = useState(false);
  const table = useMemo(() => registrantsTable(chosen), [chosen]);
  return (
    <Stack>
      <Explanation>
        <Heading as="h2">Unified registrant data</Heading>
        <p>
          {`Everyone who registered for the forum ${chosen}, alone or in a group, in one list. Export it as a CSV file for email marketing tools; the file holds what the search and the filter show.`}
        </p>
      </Explanation>
      <ForumSelect chosen={chosen} onChoose={choose} />
      {forum?.isClosed && (
        <Notice>{`The list of the forum ${chosen} is closed: no campaign goes to it.`}</Notice>
      )}
      <IfMay right="registrants.manage" to="import registrants and close their list">
        <ButtonRow>
          {!isImporting && (
            <Button look="quiet" onClick={() => setIsImporting(true)}>
              Import from a spreadsheet
            </Button>
          )}
          {forum && <ControlList key={chosen} forum={forum} />}
        </ButtonRow>
        {isImporting && <ImportPanel key={chosen} />}
        <RecentImports key={chosen} forumId={chosen} />
      </IfMay>
      <RecordsView key={chosen} table={table} />
    </Stack>
  );
}
