import type { Federation } from '@raade/federation';
import { renderBeside } from '../startup/render-beside.lazy.ts';
import { endWish, keepWish } from '../tab/keep-wish.lazy.ts';
import { DebugPanel } from './debug-panel.tsx';

/** Stays for this tab, wherever links lead, until it is closed. */
export function showDebugPanel(federation: Federation): void {
  keepWish('debug', 'federation');
  const remove = renderBeside(
    'debug panel',
    <DebugPanel
      federation={federation}
      onClose={() => {
        endWish('debug');
        remove();
      }}
    />,
  );
}
