/** Objections of gates that people may accept, by an option of the command or a checkbox on the page _Releases_. */
export const ACCEPTABLE = {
  'allow-empty': 'a slot loses what fills it, or its place',
  'allow-gone': 'addresses of pages lead to nothing any more',
  'leave-behind': 'earlier releases of other apps can no longer be gone back to',
} as const;

export type Acceptable = keyof typeof ACCEPTABLE;

export const isAcceptable = (name: string): name is Acceptable => Object.hasOwn(ACCEPTABLE, name);
