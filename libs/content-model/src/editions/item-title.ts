/** The title or name of an item, from the first of its states that has one; otherwise its key. */
export const itemTitle = (states: readonly unknown[], key: string): string =>
  states.map(titleIn).find((title) => title !== undefined) ?? key;

function titleIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const names: readonly unknown[] = [Reflect.get(value, 'title'), Reflect.get(value, 'name')];
  return names.find((name): name is string => typeof name === 'string' && name !== '');
}
