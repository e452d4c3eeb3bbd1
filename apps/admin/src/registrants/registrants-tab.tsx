import { lazyPage, styled } from '@raade/platform';
import { IfMay } from '@raade/staff/rights/if-may';
import { useMay } from '@raade/staff/rights/roles-context';
import { TightStack } from '@raade/staff/staff-page.styles';
import { Button, ButtonRow, Card, Heading, Notice } from '@raade/ui';
import { useMemo, useState } from 'react';
import { useStartsOnPhone } from '../page-section/use-is-phone.ts';
import { RecordsView } from '../table/records-view.tsx';
import { CloseListButton } from './forums/close-list-button.tsx';
import { ForumSelect } from './forums/forum-select.tsx';
import { useChosenForum } from './forums/use-chosen-forum.ts';
import { useCurrentForum, useForums } from './forums/use-forums.ts';
import { RecentImports } from './import/recent-imports.tsx';
import { registrantsTable } from './registrants-table.tsx';

const About = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-4);
  box-shadow: none;
`;

const Explanation = styled.div`
  flex: 1 1 20rem;
  font-size: var(--text-small);

  h2 {
    font-size: var(--text-body);
  }

  p {
    color: var(--color-text-muted);
  }
`;

/** Loaded on demand, since it contains the parser of spreadsheets. */
const ImportPanel = lazyPage(
  () => import(/* webpackChunkName: "import" */ './import/import-panel.lazy.tsx'),
);

export function RegistrantsTab() {
  const { chosen, choose } = useChosenForum();
  const forum = useForums(chosen).forums.find(({ id }) => id === chosen);
  const mayManage = useMay('registrants.manage');
  const [isImporting, setIsImporting] = useState(false);
  const isCurrent = useCurrentForum() === chosen;
  const startsOnPhone = useStartsOnPhone();
  const table = useMemo(() => registrantsTable(chosen, isCurrent), [chosen, isCurrent]);
  const about = (
    <>
      <About>
        <Explanation>
          <Heading as="h2">Unified registrant data</Heading>
          <p>
            {`Everyone who registered for the forum ${chosen}, alone or in a group, in one list. Export it as a CSV file for email marketing tools. The export contains the rows currently shown.`}
          </p>
        </Explanation>
        <ForumSelect forum={chosen} onChange={choose} />
        <IfMay right="registrants.manage" to="import registrants and close their list">
          <ButtonRow>
            {!isImporting && (
              <Button look="quiet" onClick={() => setIsImporting(true)}>
                Import from a spreadsheet
              </Button>
            )}
            {forum && <CloseListButton key={chosen} forum={forum} />}
          </ButtonRow>
        </IfMay>
      </About>
      {mayManage && (
        <>
          {isImporting && <ImportPanel key={`import ${chosen}`} />}
          <RecentImports
            key={`imports ${chosen}`}
            forumId={chosen}
            onUndone={() => setIsImporting(false)}
          />
        </>
      )}
    </>
  );
  return (
    <TightStack $gap={3}>
      {!startsOnPhone && about}
      {forum?.isClosed && (
        <Notice>{`The list of the forum ${chosen} is closed: no campaign goes to it.`}</Notice>
      )}
      <RecordsView table={table} more={startsOnPhone && about} />
    </TightStack>
  );
}
