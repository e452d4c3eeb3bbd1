import type { Federation } from '@raade/federation';
import { logger, recentLog, subscribeToLog, toast, useStore } from '@raade/platform';
import { Button } from '@raade/ui';
import { useEffect, useId, useState } from 'react';
import { Head, Panel, BottomSpacer, Tables } from './debug-panel.styles.ts';
import { remoteFacts, snapshot } from './snapshot.ts';
import { LogTable, RemotesTable } from './tables.tsx';

interface DebugPanelProps {
  readonly federation: Federation;
  readonly onClose: () => void;
}

/** The latest entries of the log, oldest first, including those from before this component rendered. */
function useLog() {
  const [entries, setEntries] = useState(recentLog);
  useEffect(() => {
    const update = () => setEntries(recentLog());
    update();
    return subscribeToLog(update);
  }, []);
  return entries;
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied' });
  } catch (error) {
    logger.warn('federation not copied', {}, error);
    toast({ title: 'Your browser did not let us copy it', tone: 'danger' });
  }
}

/** Shows the remotes of this page and its log. The panel sends no requests. */
export function DebugPanel({ federation, onClose }: DebugPanelProps) {
  const title = useId();
  const entries = useLog();
  // Renders again when the state of a remote changes.
  useStore(federation.loader.store);
  return (
    <>
      <BottomSpacer />
      <Panel aria-labelledby={title}>
        <Head>
          <h2 id={title}>Federation</h2>
          <Button look="quiet" onClick={() => void copy(snapshot(federation, entries))}>
            Copy as JSON
          </Button>
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
        </Head>
        <Tables>
          <RemotesTable remotes={remoteFacts(federation)} />
          <LogTable entries={entries} />
        </Tables>
      </Panel>
    </>
  );
}
