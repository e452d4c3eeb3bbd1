import type { Federation } from '@raade/federation';
import { renderBeside } from '../startup/render-beside.lazy.ts';
import { endTabFlag, keepTabFlag } from '../startup/keep-tab-flag.lazy.ts';
import { DebugPanel } from './debug-panel.tsx';

/** Stays for this tab, wherever links lead, until it is closed. */
export function showDebugPanel(federation: Federation): void {
  keepTabFlag('debug', 'federation');
  const remove = renderBeside(
    'debug panel',
    <DebugPanel
      federation={federation}
      onClose={() => {
        endTabFlag('debug');
        remove();
      }}
    />,
  );
}
