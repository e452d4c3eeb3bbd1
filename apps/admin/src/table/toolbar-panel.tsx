import { media, styled } from '@raade/platform';
import { Button } from '@raade/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsPhone } from '../page-section/use-is-phone.ts';

const Toggle = styled(Button)`
  position: relative;
  width: 2.75rem;
  min-height: 2.75rem;
  padding: 0;

  /* A border, since forced colors remove backgrounds. */
  &[data-is-changed]::after {
    content: '';
    position: absolute;
    inset-block-start: -0.25rem;
    inset-inline-end: -0.25rem;
    border: 0.375rem solid var(--color-accent);
    border-radius: 50%;
  }
`;

const Panel = styled.div`
  ${media.belowTablet} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);

    &[hidden] {
      display: none;
    }

    a {
      padding-block: var(--space-3);
    }
  }

  ${media.tablet} {
    display: contents;

    > button {
      white-space: nowrap;
    }
  }
`;

interface ToolbarPanelProps {
  /** The content of the panel, in words. */
  readonly label: string;
  /** True while filter or order are not the default; the panel then begins open. */
  readonly isChanged: boolean;
  readonly children: ReactNode;
}

/** The part of a toolbar that phones show when its button is pressed. */
export function ToolbarPanel({ label, isChanged, children }: ToolbarPanelProps) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(isChanged);
  const id = useId();
  return (
    <>
      {isPhone && (
        <Toggle
          look="quiet"
          aria-label={isChanged ? `${label} (active)` : label}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-keyshortcuts={isOpen ? undefined : 'f'}
          data-is-changed={isChanged || undefined}
          // At once: the key that presses it then moves the focus into the panel.
          onClick={() => flushSync(() => setOpen(!isOpen))}
        >
          <SlidersHorizontal aria-hidden />
        </Toggle>
      )}
      <Panel id={id} hidden={isPhone && !isOpen}>
        {children}
      </Panel>
    </>
  );
}
