import { recoverableLazy } from '@raade/platform/host';
import { ToolIcon } from '../../../navigation/tool-icon.tsx';
import { useModalDialog } from '../../../overlays/use-modal-dialog.ts';
import { LENS_ICON } from '../../../search/search-button.tsx';
import { SearchDialog } from '../../../search/search-dialog.tsx';
import { useSearchShortcuts } from '../../../search/search-shortcuts.store.ts';
import { StaffTool } from '../staff-bar.styles.ts';
import { STAFF_SEARCH } from './staff-search-messages.ts';

const StaffSearchPanel = recoverableLazy(
  () => import(/* webpackChunkName: "staff-search" */ './staff-search-panel.lazy.tsx'),
);

/** The search button of the staff area and its dialog, whose code is loaded when it is first opened. */
export function StaffSearch() {
  const search = useModalDialog();
  useSearchShortcuts(search.open);
  return (
    <>
      <StaffTool
        type="button"
        aria-label={STAFF_SEARCH.button}
        aria-haspopup="dialog"
        aria-expanded={search.isOpen}
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={search.open}
      >
        <ToolIcon path={LENS_ICON} />
      </StaffTool>
      <SearchDialog {...search} label={STAFF_SEARCH.label} panel={StaffSearchPanel} />
    </>
  );
}
