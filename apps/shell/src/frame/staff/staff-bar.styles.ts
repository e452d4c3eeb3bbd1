import { media, styled } from '@raade/platform';
import { BarTool } from '../../navigation/bar-tool.styles.ts';

/** The bar of the staff area, above every page of it. */
export const StaffBarGround = styled.header`
  position: fixed;
  z-index: var(--layer-bar);
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  height: var(--navbar-height);
  padding-inline: var(--space-4);
  border-block-end: 1px solid var(--color-border);
  background: var(--color-surface);
  color: var(--color-text);
`;

export const StaffTool = styled(BarTool)`
  width: 2.5rem;
  height: 2.5rem;
`;

/** The navigation beside the page on wide screens. */
export const Rail = styled.div`
  position: fixed;
  z-index: var(--layer-corner);
  inset-block: var(--navbar-height) 0;
  inset-inline-start: 0;
  display: none;
  width: var(--staff-rail-width);
  padding: var(--space-4) var(--space-2);
  border-inline-end: 1px solid var(--color-border);
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--color-page);

  ${media.desktop} {
    display: block;
  }
`;

export const MenuButton = styled(StaffTool)`
  margin-inline-start: calc(-1 * var(--space-2));

  ${media.desktop} {
    display: none;
  }
`;

/** The navigation on narrow screens: a dialog at the side. */
export const MenuSheet = styled.dialog`
  inset-block: 0;
  inset-inline: 0 auto;
  width: min(18rem, 85vw);
  height: 100%;
  max-height: none;
  padding: var(--space-4) var(--space-2);
  border: 0;
  border-inline-end: 1px solid var(--color-border);
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--color-surface);
  color: var(--color-text);

  &::backdrop {
    background: rgb(11 20 32 / 62%);
  }
`;
