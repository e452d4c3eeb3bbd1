import { renderText } from '../render-text/render-text.tsx';
import { styled } from '@raade/platform';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useOwnId } from '../own-id/use-own-id.ts';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** The URL query that selects it, like `day=2`; `early-query.js` of the shell reads it before other scripts run. */
  readonly query?: string;
}

interface TabsProps<Id extends string> {
  /** Names the list of tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** True if the content begins with a control, so that the panel need not be a tab stop. */
  readonly startsWithControl?: boolean;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

const List = styled.div`
  display: flex;
  gap: clamp(var(--space-4), 3vw, var(--space-8));
  overflow-x: auto;
  border-block-end: 1px solid var(--color-border);
`;

const TabButton = styled.button`
  min-height: 2.75rem;
  padding: var(--space-2) 0;
  border: 0;
  border-block-end: 3px solid transparent;
  background: none;
  color: var(--color-text-muted);
  font: 600 clamp(0.875rem, 4vw, 1rem) / 1.2 var(--font-body);
  text-align: start;
  cursor: pointer;

  &:hover,
  &[aria-selected='true'] {
    color: var(--color-text);
  }

  &[aria-selected='true'] {
    border-block-end-color: var(--color-accent);
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  /* Forced colors make transparent borders visible. */
  @media (forced-colors: active) {
    &[aria-selected='false'] {
      border-block-end-style: none;
      padding-block-end: calc(var(--space-2) + 3px);
    }
  }
`;

const Panel = styled.div`
  padding-block-start: var(--space-6);
`;

/**
 * Tabs as in the ARIA Authoring Practices: one tab stop, arrow keys, Home and End. Activated with Enter or Space, not
 * by focus, since their content may have to be loaded.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, startsWithControl = false, children } = props;
  const id = useOwnId();
  const list = useRef<HTMLDivElement>(null);

  const moveFocus = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const target = nextTab(event.key, index, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} data-needs-script>
        {tabs.map((tab, index) => (
          <TabButton
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-query={tab.query}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={(event) => moveFocus(event, index)}
          >
            {renderText(tab.label)}
          </TabButton>
        ))}
      </List>
      <Panel
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${selected}`}
        tabIndex={startsWithControl ? undefined : 0}
      >
        {children}
      </Panel>
    </div>
  );
}

/** Returns the index of the tab to which a key moves from `index`; it wraps around at the ends. */
function nextTab(key: string, index: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}
