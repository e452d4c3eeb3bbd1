import * as z from 'zod/mini';

/** The kind of input that a form shows for a field. By default it follows from the schema. */
export type FieldInput = 'line' | 'paragraph' | 'date' | 'time' | 'picture' | 'address';

/** The description of a field in the editor. */
export interface Field {
  readonly label: string;
  /** A sentence below the field, for editors. */
  readonly help?: string;
  readonly input?: FieldInput;
  /** For a reference to an item: the list of the item. */
  readonly names?: 'days' | 'speakers' | 'projects' | 'team';
}

/** The registry with label, help and kind of input of each schema, for the editor's forms and messages. */
export const FIELDS = z.registry<Field>();
