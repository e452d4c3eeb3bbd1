import { isLowPerformance, logger, Recovering } from '@raade/platform';
import { recoverableLazy } from '@raade/platform/host';
import { Button, Input } from '@raade/ui';
import { useEffect, useRef, useState } from 'react';
import { logShellFailure } from '../failures/shell-failure.ts';
import { SEARCH_MESSAGES } from './search-messages.ts';
import type { SearchPanelProps } from './search-panel.lazy.tsx';
import { Message, Missing, Panel } from './search.styles.ts';

const load = () => import(/* webpackChunkName: "search" */ './search-panel.lazy.tsx');

const SearchPanel = recoverableLazy(async () => ({ default: (await load()).SearchPanel }));

/** Fetches the code of search ahead of the visitor's press. Should that fail, the press tries again. */
export function preloadSearch(): void {
  if (isLowPerformance()) return;
  load().catch((error: unknown) => logger.warn('search not preloaded', {}, error));
}

/** Search, whose code comes when it is first wanted; a failure stays in here, and search comes back by itself. */
export function LazySearch(props: Omit<SearchPanelProps, 'typed'>) {
  const [typed, setTyped] = useState('');
  const { wayOut } = props;
  return (
    <Recovering
      loading={
        <>
          <EarlyField typed={typed} onType={setTyped} />
          {wayOut}
        </>
      }
      unavailable={(_failure, retry) => (
        <>
          <SearchMissing onRetry={retry} />
          {wayOut}
        </>
      )}
      onFail={({ error }, fields) => logShellFailure('search failed', fields, error)}
    >
      <SearchPanel {...props} typed={typed} />
    </Recovering>
  );
}

function SearchMissing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Missing role="alert">
      <p>{SEARCH_MESSAGES.unavailable}</p>
      <Button look="quiet" onClick={onRetry}>
        {SEARCH_MESSAGES.action}
      </Button>
    </Missing>
  );
}

interface EarlyFieldProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
}

/** Takes what is typed while the code is on its way: who presses the shortcut goes on typing. */
function EarlyField({ typed, onType }: EarlyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Panel>
      <Input
        ref={field}
        aria-label={SEARCH_MESSAGES.label}
        placeholder={SEARCH_MESSAGES.label}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <Message role="status">{SEARCH_MESSAGES.loading}</Message>
    </Panel>
  );
}
