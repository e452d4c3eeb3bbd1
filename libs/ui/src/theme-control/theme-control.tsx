import { setTheme, styled, type Theme, THEMES, useTheme } from '@raade/platform';
import { useId } from 'react';
import { choiceLabel } from '../field/choice-label.styles.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.styles.ts';

const LABELS: Readonly<Record<Theme, string>> = { light: 'Light', dark: 'Dark', system: 'System' };

/* Drawn in the colour of the text around it, so that it fits on any background. */
const Group = styled.fieldset`
  display: flex;
  width: fit-content;
  min-width: 0;
  padding: 2px;
  border: 1px solid color-mix(in srgb, currentcolor 55%, transparent);
  border-radius: 999px;
`;

const Choice = styled.label`
  ${choiceLabel}
  min-height: 2.25rem;
  padding: 0 var(--space-3);
  border-radius: 999px;
  font: 600 var(--text-small) / 1 var(--font-body);

  &:hover {
    background: color-mix(in srgb, currentcolor 12%, transparent);
  }

  &:has(:checked) {
    box-shadow: inset 0 0 0 2px currentcolor;
    background: color-mix(in srgb, currentcolor 18%, transparent);
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  &:has(:focus-visible) {
    outline: 3px solid currentcolor;
    outline-offset: 3px;
  }
`;

/** Light, dark or as the device is; underneath they are radio buttons, so arrow keys choose. */
export function ThemeControl() {
  const name = useId();
  const chosen = useTheme();
  return (
    <Group role="radiogroup" data-needs-script>
      <VisuallyHidden as="legend">Theme</VisuallyHidden>
      {THEMES.map((theme) => (
        <Choice key={theme}>
          <input
            type="radio"
            name={name}
            value={theme}
            checked={theme === chosen}
            onChange={() => setTheme(theme)}
          />
          {LABELS[theme]}
        </Choice>
      ))}
    </Group>
  );
}
