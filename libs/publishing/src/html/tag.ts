import { escapeHtml, escapeJson } from './escape.ts';

type Attributes = Readonly<Record<string, string | true | undefined>>;

/** The opening tag of an HTML element. Undefined attributes are left out. */
export function tag(name: string, attributes: Attributes): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === true ? key : `${key}="${escapeHtml(String(value))}"`))
    .join(' ');
  return `<${[name, text].filter(Boolean).join(' ')}>`;
}

/** A script element with JSON data, which browsers do not run. */
export function dataBlock(type: string, data: unknown, id?: string): string {
  return `${tag('script', { type, id })}${escapeJson(data)}</script>`;
}
