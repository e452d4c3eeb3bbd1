import { orDash } from '../table/or-dash.ts';

/** Everything that an applicant sends is a text. */
export type Answers<Application> = Readonly<Record<keyof Application, string>>;

/** The fields of an application with their labels, as its form has them. */
export type Fields<Application> = readonly (readonly [
  label: string,
  field: keyof Application & string,
])[];

/** What an applicant has answered, each answer with its label. */
export function answersOf<Application extends Answers<Application>>(
  application: Application,
  fields: Fields<Application>,
): readonly (readonly [string, string])[] {
  return fields.map(([label, field]) => [label, orDash(application[field])]);
}
