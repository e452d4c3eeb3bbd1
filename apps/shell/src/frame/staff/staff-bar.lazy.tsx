import { BRAND } from '@raade/contracts/base/brand';
import { Link, styled, useStaffSession } from '@raade/platform';
import type { MouseEvent } from 'react';
import { ThemeTool } from '../bar/theme-tool.tsx';
import { ToolIcon } from '../../navigation/tool-icon.tsx';
import { keepTabInside } from '../../overlays/modal.ts';
import { useModalDialog } from '../../overlays/use-modal-dialog.ts';
import { useNavigation } from '../../site-context.ts';
import { AccountMenu } from './account-menu.tsx';
import { MenuButton, MenuSheet, Rail, StaffBarGround } from './staff-bar.styles.ts';
import { linksFor } from './staff-links.ts';
import { StaffSearch } from './search/staff-search.tsx';
import { StaffNavigation } from './staff-navigation.tsx';
import { useWaitingCounts } from './use-waiting-counts.ts';

const LINES_ICON = 'M3 6h18M3 12h18M3 18h18';

const Home = styled(Link)`
  color: inherit;
  font: 700 1.0625rem / 1 var(--font-display);
  letter-spacing: 0.04em;
  text-decoration: none;

  small {
    color: var(--color-text-muted);
    font: 600 var(--text-small) / 1 var(--font-body);
    letter-spacing: 0;
  }
`;

const ViewSite = styled(Link)`
  margin-inline-start: auto;
  padding: var(--space-2);
  color: inherit;
  font-size: var(--text-small);
`;

/** The navigation of staff pages: a bar and, after the sign-in, links to the pages that the account may read. */
export default function StaffBar() {
  const session = useStaffSession();
  const counts = useWaitingCounts(session?.countWaiting);
  const { staff } = useNavigation();
  const [firstLink] = session ? linksFor(session, staff) : [];
  const { dialog, isOpen, open, close, onClose, leave } = useModalDialog();
  const closeFromBackdrop = ({ target }: MouseEvent) => {
    if (target === dialog.current) close();
  };
  return (
    <>
      <StaffBarGround data-area="staff-navigation">
        {session?.access && (
          <MenuButton
            type="button"
            aria-label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={open}
          >
            <ToolIcon path={LINES_ICON} />
          </MenuButton>
        )}
        <Home to={firstLink?.href ?? '/'}>
          {BRAND.shortName} <small>Staff</small>
        </Home>
        <ViewSite to="/">View site</ViewSite>
        {session?.search && <StaffSearch />}
        {session ? <AccountMenu session={session} /> : <ThemeTool />}
      </StaffBarGround>
      {session?.access && (
        <>
          <Rail data-staff-rail>
            <StaffNavigation session={session} counts={counts} />
          </Rail>
          <MenuSheet
            ref={dialog}
            aria-label="Menu"
            onClose={onClose}
            onClick={closeFromBackdrop}
            onKeyDown={keepTabInside}
          >
            <StaffNavigation session={session} counts={counts} onChoose={leave} />
          </MenuSheet>
        </>
      )}
    </>
  );
}
