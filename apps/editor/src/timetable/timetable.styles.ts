import { media, styled } from '@raade/platform';

/* From this width on rooms are columns; narrower screens have a list by time. */
const COLUMNS = media.tablet;

/** The frame around the columns, which scrolls sideways. */
export const Frame = styled.div`
  ${COLUMNS} {
    overflow-x: auto;
    padding: 4px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius);
    background: var(--color-surface);
  }
`;

/** Columns are rooms and rows are steps of five minutes, below a row of names. */
export const Columns = styled.div`
  ${COLUMNS} {
    display: grid;
    grid-template-columns: 4.25rem repeat(var(--rooms), minmax(8rem, 1fr));
    grid-template-rows: auto repeat(var(--steps), 0.45rem);
    column-gap: 4px;
  }
`;

const onlyInColumns = `
  display: none;

  ${COLUMNS} {
    display: block;
  }
`;

export const RoomName = styled.p`
  ${onlyInColumns}
  grid-row: 1;
  grid-column: var(--column);
  padding: var(--space-2);
  font-size: var(--text-small);
  font-weight: 600;
`;

/** The line and time of a full hour: twelve rows of five minutes. */
export const Hour = styled.p`
  ${onlyInColumns}
  grid-row: var(--row) / span 12;
  grid-column: 1 / -1;
  border-block-start: 1px solid var(--color-border);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`;

/** The sessions; narrow screens show them as a list by time. */
export const Sessions = styled.ol`
  display: grid;
  gap: var(--space-2);
  list-style: none;

  ${COLUMNS} {
    display: contents;
  }

  > li {
    ${COLUMNS} {
      display: grid;
      z-index: var(--layer-raised);
      grid-area: var(--row) / var(--column) / var(--end) / auto;
      min-height: 0;
      margin-inline-start: var(--inset);
    }
  }
`;

export const SessionButton = styled.button`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  width: 100%;
  min-height: 2.75rem;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-border-strong);
  border-inline-start: 4px solid var(--color-accent);
  border-radius: var(--radius-small);
  overflow: hidden;
  background: var(--color-surface-sunken);
  color: var(--color-text);
  font: inherit;
  font-size: var(--text-small);
  line-height: 1.25;
  text-align: start;
  cursor: pointer;

  /*
   * A short session shows only the beginning of its text. Without a position, the hidden text for screen readers would
   * widen the page. Sessions of up to 20 minutes (four rows) have no room for more than 1 px of padding above the
   * text; each further row adds 2 px.
   */
  ${COLUMNS} {
    position: relative;
    height: 100%;
    min-height: 0;
    padding-block: clamp(1px, (var(--end) - var(--row) - 4) * 2px, var(--space-2)) 1px;
    line-height: 1.2;
  }

  strong {
    display: block;
    overflow-wrap: anywhere;

    ${COLUMNS} {
      display: inline;
    }
  }

  &:hover {
    border-color: var(--color-text-muted);
    border-inline-start-color: var(--color-accent);
  }

  &[data-collides='true'] {
    border-color: var(--color-danger);
    background: var(--color-danger-surface);
  }

  &[aria-pressed='true'] {
    border-style: dashed;
    border-color: var(--color-accent);
    background: var(--color-surface);
    box-shadow: var(--shadow);
    cursor: grabbing;
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** Hidden where columns name the room, except from screen readers. */
export const RoomOfSession = styled.span`
  ${COLUMNS} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const DraftLabel = styled.span`
  color: var(--color-text-muted);
  font-weight: 600;
`;

export const ConflictLabel = styled.span`
  color: var(--color-danger);
  font-weight: 600;
`;

/** The panel with the form of a move. It stays in view while the session moves above it. */
export const Panel = styled.section`
  position: sticky;
  z-index: var(--layer-badge);
  inset-block-end: var(--space-2);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  max-height: 60vh;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius);
  overflow: auto;
  background: var(--color-surface);
  box-shadow: var(--shadow);
`;

/** A row of buttons, which wraps. */
export const Moves = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  > button {
    padding-inline: var(--space-4);
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: var(--space-3);
  padding-block-end: var(--space-3);
`;

/** A hint for keyboard and mouse, hidden on touch screens. */
export const ByKeys = styled.span`
  @media (hover: none) {
    display: none;
  }
`;
