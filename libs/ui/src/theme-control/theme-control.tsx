import { setTheme, styled, type Theme, THEMES, useTheme } from '@raade/platform';
import { thinnedBorder, tintedGround } from '../current-color/current-color.styles.ts';
import { useId } from 'react';
import { choiceLabel, whenChosen, whenFocused } from '../field/choice-label.styles.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.styles.ts';

const LABELS: Readonly<Record<Theme, string>> = { light: 'Light', dark: 'Dark', system: 'System' };

/* In the color of the surrounding text, to fit any background. */
const Group = styled.fieldset`
  display: flex;
  width: fit-content;
  min-width: 0;
  padding: 2px;
  border: 1px solid;
  ${thinnedBorder(55)}
  border-radius: 999px;
`;

const Choice = styled.label`
  ${choiceLabel}
  min-height: 2.25rem;
  padding: 0 var(--space-3);
  border-radius: 999px;
  font: 600 var(--text-small) / 1 var(--font-body);

  &:hover {
    ${tintedGround(12)}
  }

  ${whenChosen(`
    box-shadow: inset 0 0 0 2px currentcolor;
    ${tintedGround(18)}
  `)}

  ${whenFocused('outline: 3px solid currentcolor;')}
`;

/** A choice between light, dark and the system's theme. They are radio buttons, so arrow keys work. */
export function ThemeControl() {
  const name = useId();
  const chosenTheme = useTheme();
  return (
    <Group role="radiogroup" data-needs-script data-theme-control>
      <VisuallyHidden as="legend">Theme</VisuallyHidden>
      {THEMES.map((theme) => (
        <Choice key={theme} data-chosen={theme === chosenTheme}>
          <input
            type="radio"
            name={name}
            value={theme}
            checked={theme === chosenTheme}
            onChange={() => setTheme(theme)}
          />
          {LABELS[theme]}
        </Choice>
      ))}
    </Group>
  );
}
