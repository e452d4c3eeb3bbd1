import type { ApplicationFacts } from '@raade/content-model/applications/applications.schema';
import type { ApplicationKind } from '@raade/contracts/applications/application.schema';
import type { ZodMiniType } from 'zod/mini';

/** An applicant's entries by field, checked or not. */
export type ApplicationValues = Readonly<Record<string, string>>;

interface FieldBase {
  /** Field of the document that is kept. */
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly hint?: string;
}

export interface LineField extends FieldBase {
  readonly control: 'line';
  readonly type?: 'email' | 'tel' | 'url' | 'text';
  /** The kind of text that browsers may fill in (https://html.spec.whatwg.org/#autofill). */
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly inputMode?: 'numeric';
}

export interface TextField extends FieldBase {
  readonly control: 'text';
}

export interface SelectField extends FieldBase {
  readonly control: 'select';
  readonly options: readonly string[];
  /** The label of the empty choice; without it, applicants must choose an option. */
  readonly none?: string;
  readonly autoComplete?: string;
}

export type FieldDescription = LineField | TextField | SelectField;

interface SuccessTexts {
  readonly toastTitle: string;
  readonly toastText: string;
  readonly cardTitle: string;
  /** A note that senders must read first. */
  readonly note?: string;
}

/** The particulars of one application form. */
export interface ApplicationForm {
  readonly kind: ApplicationKind;
  readonly fields: readonly FieldDescription[];
  /** The schema of what is kept, as rules and functions know it. */
  readonly schema: ZodMiniType;
  readonly missing: (fieldName: string) => string;
  /** The heading of the form. */
  readonly title: string;
  readonly submitLabel: string;
  /** Another way, by mail: its subject, and words before the address. */
  readonly withoutScript: { readonly subject: string; readonly before: string };
  /** Facts that applicants need before they begin. */
  readonly facts: ApplicationFacts;
  /** The steps from sending on, in order. */
  readonly nextSteps: readonly string[];
  readonly success: SuccessTexts;
  /** The link that is offered after sending. */
  readonly wayOn: { readonly label: string; readonly to: string };
  /** Returns the name of the sender. */
  readonly sender: (values: ApplicationValues) => string;
  /** The lines that the confirmation card repeats, label by label. */
  readonly summary: (values: ApplicationValues) => readonly (readonly [string, string])[];
}
