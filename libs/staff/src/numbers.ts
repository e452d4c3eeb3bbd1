/** Like `1,050`. */
export const number = (value: number) => value.toLocaleString('en-US');

/** A number of things with their name, like `1,050 recipients`. */
export const counted = (value: number, one: string, many = `${one}s`) =>
  `${number(value)} ${value === 1 ? one : many}`;
