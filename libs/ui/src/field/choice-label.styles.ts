import { css } from '@raade/platform';

/** A label that is the whole of its radio button, to the eye and to the pointer. */
export const choiceLabel = css`
  position: relative;
  display: grid;
  place-items: center;
  cursor: pointer;

  /* The control covers the whole label, so that a click anywhere is one on the control. */
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
 * How a label looks whose button is chosen. Browsers without `:has()` go by `data-chosen`, which every label has, and
 * so show what is chosen from when the page is alive.
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

/** How a label looks whose button keyboards have reached; without `:has()`, pointers too. */
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
