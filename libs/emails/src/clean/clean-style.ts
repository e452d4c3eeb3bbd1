/** Properties that mail programs know and that keep an element where it stands. */
const STYLES = new Set([
  ...['background-color', 'border', 'border-radius', 'color', 'font-family', 'font-size'],
  ...['font-style', 'font-weight', 'line-height', 'margin', 'margin-bottom', 'margin-top'],
  ...['max-width', 'padding', 'text-align', 'text-decoration', 'width'],
]);
/** Words, numbers, colours and quoted names. No function but those of colours: others may fetch or call. */
const VALUE = /^(?:[\w\s#%.,'"-]|\b(?:rgb|hsl)a?\([\d\s.,%/-]*\))+(?:!\s*important)?$/i;
const DECLARATION = /^\s*([\w-]+)\s*:([\s\S]*)$/;

interface Declaration {
  readonly property: string;
  readonly text: string;
  readonly isKept: boolean;
}

/** The declarations of a `style` attribute, and which of them an email may have. Office's own ones mean nothing there. */
export function declarationsIn(style: string): readonly Declaration[] {
  return style.split(';').flatMap((part) => {
    const [, name = '', written = ''] = DECLARATION.exec(part) ?? [];
    const [property, value] = [name.toLowerCase(), written.trim()];
    if (property === '' || property.startsWith('mso-')) return [];
    const isKept = STYLES.has(property) && VALUE.test(value);
    return [{ property, text: `${property}:${value}`, isKept }];
  });
}
