import type { Federation } from '@raade/federation';
import { renderStaffTool } from '../startup/render-staff-tool.lazy.ts';
import { clearTabFlag, storeTabFlag } from '../startup/store-tab-flag.lazy.ts';
import { DebugPanel } from './debug-panel.tsx';

/** Shows the panel on this page and on later ones of the tab, until it is closed. */
export function showDebugPanel(federation: Federation): void {
  storeTabFlag('debug', 'federation');
  const remove = renderStaffTool(
    'debug panel',
    <DebugPanel
      federation={federation}
      onClose={() => {
        clearTabFlag('debug');
        remove();
      }}
    />,
  );
}
