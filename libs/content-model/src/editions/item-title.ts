/** What people call an item, by the first of its states that has a title or a name; else what it is known by. */
export const itemTitle = (states: readonly unknown[], key: string): string =>
  states.map(titleIn).find((title) => title !== undefined) ?? key;

function titleIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const names: readonly unknown[] = [Reflect.get(value, 'title'), Reflect.get(value, 'name')];
  return names.find((name): name is string => typeof name === 'string' && name !== '');
}
