import * as z from 'zod/mini';

/** How a form asks for a field; without it, as its type says. */
export type FieldInput = 'line' | 'paragraph' | 'date' | 'time' | 'picture' | 'address';

/** The description of a field in the editor. */
export interface Field {
  readonly label: string;
  /** A sentence for editors who are not sure. */
  readonly help?: string;
  readonly input?: FieldInput;
  /** For a field that names an item: of which list. */
  readonly names?: 'days' | 'speakers' | 'projects' | 'team';
}

/** Label, help and kind of input of each field, beside its schema: forms and refusals take them from here. */
export const FIELDS = z.registry<Field>();
