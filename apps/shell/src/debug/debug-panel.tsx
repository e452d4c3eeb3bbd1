import type { Federation } from '@raade/federation';
import { logger, recentLog, subscribeToLog, toast, useStore } from '@raade/platform';
import { Button } from '@raade/ui';
import { useEffect, useId, useState } from 'react';
import { Head, Panel, Room, Tables } from './debug-panel.styles.ts';
import { remoteFacts, snapshot } from './snapshot.ts';
import { LogTable, RemotesTable } from './tables.tsx';

interface DebugPanelProps {
  readonly federation: Federation;
  readonly onClose: () => void;
}

/** The latest entries of the log, those from before this was asked included, oldest first. */
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

/** The remotes of this page, and its log since it began. The panel asks nothing of any server. */
export function DebugPanel({ federation, onClose }: DebugPanelProps) {
  const title = useId();
  const entries = useLog();
  // Drawn anew with each entry, and when a remote goes on to another state.
  useStore(federation.loader.store);
  return (
    <>
      <Room />
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
