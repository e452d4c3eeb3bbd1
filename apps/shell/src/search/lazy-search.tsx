import { logger } from '@raade/platform';
import { Button, Input } from '@raade/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { SEARCH_MESSAGES } from './search-messages.ts';
import type { SearchPanelProps } from './search-panel.tsx';
import { Message, Missing, Panel } from './search.styles.ts';

const load = () => import(/* webpackChunkName: "search" */ './search-panel.tsx');

/** Fetches the code of search ahead of the visitor's press. Should that fail, the press tries again. */
export function preloadSearch(): void {
  load().catch((error: unknown) => logger.warn('search not preloaded', {}, error));
}

type Code = { readonly Component: ComponentType<SearchPanelProps> } | 'missing' | undefined;

/** Search, whose code comes when it is first wanted; a failure of that stays in here and can be retried. */
export function LazySearch(props: Omit<SearchPanelProps, 'typed'>) {
  const [code, setCode] = useState<Code>();
  const [attempt, setAttempt] = useState(0);
  const [typed, setTyped] = useState('');

  useEffect(() => {
    load().then(
      ({ SearchPanel }) => setCode({ Component: SearchPanel }),
      (error: unknown) => {
        logger.error('search not loaded', { attempt }, error);
        setCode('missing');
      },
    );
  }, [attempt]);

  if (code === undefined) return <EarlyField typed={typed} onType={setTyped} />;
  if (code === 'missing') {
    return (
      <Missing role="alert">
        <p>{SEARCH_MESSAGES.unavailable}</p>
        <Button look="quiet" onClick={() => setAttempt(attempt + 1)}>
          {SEARCH_MESSAGES.action}
        </Button>
      </Missing>
    );
  }
  return <code.Component {...props} typed={typed} />;
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
