import { isLowPerformance, logger, Recovering } from '@raade/platform';
import { recoverableLazy } from '@raade/platform/host';
import { Button, Input } from '@raade/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { logShellFailure } from '../failures/shell-failure.ts';
import { SEARCH_MESSAGES } from './search-messages.ts';
import type { SearchPanelProps } from './search-box.tsx';
import { Message, Missing, Panel } from './search.styles.ts';

const load = () => import(/* webpackChunkName: "search" */ './search-panel.lazy.tsx');

const SiteSearch = recoverableLazy(async () => ({ default: (await load()).SearchPanel }));

/** Fetches the code of search ahead of the visitor's press. Should that fail, the press tries again. */
export function preloadSearch(): void {
  if (isLowPerformance()) return;
  load().catch((error: unknown) => logger.warn('search not preloaded', {}, error));
}

export interface LazySearchProps extends Omit<SearchPanelProps, 'typed'> {
  /** Names the things that are searched, for the label of the field. */
  readonly label?: string;
  /** The code of the search; that of the site if left out. */
  readonly panel?: ComponentType<SearchPanelProps> | undefined;
}

/** Search, whose code comes when it is first wanted; a failure stays in here, and search comes back by itself. */
export function LazySearch(props: LazySearchProps) {
  const { label = SEARCH_MESSAGES.label, panel: SearchPanel = SiteSearch, ...rest } = props;
  const [typed, setTyped] = useState('');
  const { wayOut } = rest;
  return (
    <Recovering
      loading={
        <>
          <EarlyField label={label} typed={typed} onType={setTyped} />
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
      <SearchPanel {...rest} typed={typed} />
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
  readonly label: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
}

/** Takes what is typed while the code is on its way: who presses the shortcut goes on typing. */
function EarlyField({ label, typed, onType }: EarlyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Panel>
      <Input
        ref={field}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <Message role="status">{SEARCH_MESSAGES.loading}</Message>
    </Panel>
  );
}
