import { styled } from '@raade/platform';
import { Button, VisuallyHidden } from '@raade/ui';
import { CalendarPlus, ChevronDown } from 'lucide-react';
import { IconButton } from './icon-button.styles.ts';
import { usePopover } from './use-popover.ts';

interface CalendarDownload {
  readonly label: string;
  readonly save: () => void;
}

interface CalendarMenuProps {
  /** Text of the button; for screen readers only if it is an icon. */
  readonly label: string;
  readonly look: 'button' | 'icon';
  readonly googleLink: string;
  readonly downloads: readonly CalendarDownload[];
  /** Address for subscriptions of calendar apps, if offered here. */
  readonly feed?: string;
}

/** Browsers without anchor positioning center the panel on the screen. */
const Panel = styled.div`
  min-width: 15rem;
  max-width: calc(100vw - 2 * var(--page-gutter));
  padding: var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--shadow);
  color: var(--color-text);

  &:empty {
    display: none;
  }

  /* In browsers without popovers, the panel looks like one. */
  @supports not selector(:popover-open) {
    position: fixed;
    inset: 0;
    z-index: var(--layer-bar);
    width: fit-content;
    height: fit-content;
    margin: auto;

    &[data-open='false'] {
      display: none;
    }
  }

  /* Only for open panels: WebKit 2.50 hangs if hidden panels have these properties. */
  @supports (position-area: block-end span-inline-end) {
    &:popover-open {
      inset: auto;
      margin: var(--space-1) 0;
      position-area: block-end span-inline-end;
      position-try-fallbacks:
        flip-inline,
        flip-block,
        flip-block flip-inline;
    }
  }

  ul {
    list-style: none;
  }

  a,
  button {
    display: block;
    width: 100%;
    min-height: 2.75rem;
    padding: var(--space-2) var(--space-3);
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: inherit;
    font: 400 1rem / 1.3 var(--font-body);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }

  a:hover,
  button:hover {
    background: var(--color-surface-sunken);
  }

  :focus-visible {
    outline-offset: -3px;
  }
`;

/** A button that opens a menu of calendars. Each session has one, so a closed menu renders no entries. */
export function CalendarMenu({ label, look, googleLink, downloads, feed }: CalendarMenuProps) {
  const { isOpen, close, buttonProps, panelProps } = usePopover();

  return (
    <>
      {look === 'button' ? (
        <Button {...buttonProps} look="quiet">
          <CalendarPlus size={20} />
          {label}
          <ChevronDown size={16} />
        </Button>
      ) : (
        <IconButton {...buttonProps} aria-label={label} title={label}>
          <CalendarPlus size={20} />
          <span>Calendar</span>
        </IconButton>
      )}
      <Panel {...panelProps}>
        {isOpen && (
          <ul>
            <li>
              <a href={googleLink} target="_blank" rel="noopener" onClick={close}>
                <span>
                  Google Calendar <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
                </span>
              </a>
            </li>
            {downloads.map((download) => (
              <li key={download.label}>
                <button
                  type="button"
                  onClick={() => {
                    download.save();
                    close();
                  }}
                >
                  {download.label}
                </button>
              </li>
            ))}
            {feed && (
              <li>
                <a href={feed} onClick={close}>
                  Subscribe: stays up to date
                </a>
              </li>
            )}
          </ul>
        )}
      </Panel>
    </>
  );
}
