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

/** Preloads the code of search when the visitor points at its button. If that fails, opening the search tries again. */
export function preloadSearch(): void {
  if (isLowPerformance()) return;
  load().catch((error: unknown) => logger.warn('search not preloaded', {}, error));
}

export interface LazySearchProps extends Omit<SearchPanelProps, 'initialText'> {
  /** Label of the field. */
  readonly label?: string;
  /** The lazy component of the search; by default the search of the site. */
  readonly panel?: ComponentType<SearchPanelProps> | undefined;
}

/** Loads the code of the search when it is first opened. If that fails, shows a message and retries. */
export function LazySearch(props: LazySearchProps) {
  const { label = SEARCH_MESSAGES.label, panel: SearchPanel = SiteSearch, ...rest } = props;
  const [text, setText] = useState('');
  const { closeButton } = rest;
  return (
    <Recovering
      loading={
        <>
          <EarlyField label={label} text={text} onType={setText} />
          {closeButton}
        </>
      }
      unavailable={(_failure, retry) => (
        <>
          <SearchMissing onRetry={retry} />
          {closeButton}
        </>
      )}
      onFail={({ error }, fields) => logShellFailure('search failed', fields, error)}
    >
      <SearchPanel {...rest} initialText={text} />
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
  readonly text: string;
  readonly onType: (newText: string) => void;
}

/** The field while the code loads, so that the visitor can type at once after the shortcut. */
function EarlyField({ label, text, onType }: EarlyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Panel>
      <Input
        ref={field}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      <Message role="status">{SEARCH_MESSAGES.loading}</Message>
    </Panel>
  );
}
