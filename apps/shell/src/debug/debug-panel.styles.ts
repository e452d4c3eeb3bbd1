import { media, styled } from '@raade/platform';

const HEIGHT = 'min(26rem, 60svh)';

/** Space after the page, so that its end can be scrolled above the panel. */
export const BottomSpacer = styled.div`
  height: ${HEIGHT};
  background: var(--color-night);
`;

export const Panel = styled.aside`
  position: fixed;
  z-index: var(--layer-panel);
  inset: auto 0 0;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: ${HEIGHT};
  border-block-start: 1px solid var(--color-border-strong);
  background: var(--color-surface);
  box-shadow: var(--shadow);
  color: var(--color-text);
  font-size: var(--text-small);

  @media print {
    display: none;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-2) var(--page-gutter);
  border-block-end: 1px solid var(--color-border);

  h2 {
    margin-inline-end: auto;
    font-size: 1.125rem;
  }

  button {
    min-height: 2.25rem;
    padding-inline: var(--space-3);
    font-size: var(--text-small);
  }
`;

/** The two tables: side by side on desktops, where the log gets more width. */
export const Tables = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Scroll containers would otherwise shrink to share the height of the panel. */
  grid-auto-rows: max-content;
  align-content: start;
  align-items: start;
  gap: var(--space-4);
  overflow: auto;
  padding: var(--space-3) var(--page-gutter) var(--space-4);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }

  && th,
  && td {
    padding: var(--space-1) var(--space-3);
    font-size: var(--text-small);
  }
`;
