import { orDash } from '../table/or-dash.ts';

/** The texts that an applicant sends, by field. */
export type Answers<Application> = Readonly<Record<keyof Application, string>>;

/** The fields of an application with their labels, as its form has them. */
export type Fields<Application> = readonly (readonly [
  label: string,
  field: keyof Application & string,
])[];

/** An applicant's answers, each with its label. */
export function answersOf<Application extends Answers<Application>>(
  application: Application,
  fields: Fields<Application>,
): readonly (readonly [string, string])[] {
  return fields.map(([label, field]) => [label, orDash(application[field])]);
}
