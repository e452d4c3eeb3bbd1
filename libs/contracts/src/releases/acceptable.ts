/** Objections of gates that people may accept, by an option of the command or a checkbox on the page _Releases_. */
export const ACCEPTABLE = {
  'allow-empty': 'a slot loses its content, or its page',
  'allow-gone': 'addresses of pages stop working',
  'leave-behind': 'earlier releases of other apps can no longer be restored',
} as const;

export type Acceptable = keyof typeof ACCEPTABLE;

export const isAcceptable = (name: string): name is Acceptable => Object.hasOwn(ACCEPTABLE, name);
