import { css } from '@raade/platform';

/** A label that covers its radio button, visually and for pointers. */
export const choiceLabel = css`
  position: relative;
  display: grid;
  place-items: center;
  cursor: pointer;

  /* The control covers the whole label, so that a click anywhere hits the control. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

const IN_FORCED_COLORS = `
  background: Highlight;
  color: HighlightText;
  forced-color-adjust: none;
`;

/**
 * Styles for the label of a chosen radio button. Browsers without `:has()` use `data-chosen`, which is correct once
 * React has hydrated the page.
 */
export const whenChosen = (declarations: string) => `
  &:has(:checked) {
    ${declarations}
  }

  @supports not selector(:has(a)) {
    &[data-chosen='true'] {
      ${declarations}
    }
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      ${IN_FORCED_COLORS}
    }

    @supports not selector(:has(a)) {
      &[data-chosen='true'] {
        ${IN_FORCED_COLORS}
      }
    }
  }
`;

/** Styles for the label of a radio button with keyboard focus; without `:has()`, also after clicks. */
export const whenFocused = (outline: string) => `
  &:has(:focus-visible) {
    ${outline}
    outline-offset: 3px;
  }

  @supports not selector(:has(a)) {
    &:focus-within {
      ${outline}
      outline-offset: 3px;
    }
  }
`;
