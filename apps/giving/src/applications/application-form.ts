import type { ApplicationFacts } from '@raade/content-model/applications/applications.schema';
import type { ApplicationKind } from '@raade/contracts/applications/application.schema';
import type { ZodMiniType } from 'zod/mini';

/** An applicant's entries by field, unchecked. */
export type ApplicationValues = Readonly<Record<string, string>>;

interface FieldBase {
  /** Field of the stored document. */
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly hint?: string;
}

export interface LineField extends FieldBase {
  readonly control: 'line';
  readonly type?: 'email' | 'tel' | 'url' | 'text';
  /** Autofill token for browsers (https://html.spec.whatwg.org/#autofill). */
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
  /** Label of the empty choice, for optional fields. */
  readonly none?: string;
  readonly autoComplete?: string;
}

export type FieldDescription = LineField | TextField | SelectField;

interface SuccessTexts {
  readonly toastTitle: string;
  readonly toastText: string;
  readonly cardTitle: string;
  /** An important note, shown first. */
  readonly note?: string;
}

/** Everything that differs between the application forms. */
export interface ApplicationForm {
  readonly kind: ApplicationKind;
  readonly fields: readonly FieldDescription[];
  /** Schema of the stored document, shared with rules and functions. */
  readonly schema: ZodMiniType;
  /** Returns the message for an empty required field. */
  readonly missing: (fieldName: string) => string;
  /** The heading of the form. */
  readonly title: string;
  readonly submitLabel: string;
  /** For visitors without script: subject of a mail, and the text before the address. */
  readonly withoutScript: { readonly subject: string; readonly before: string };
  /** Facts that applicants need before they begin. */
  readonly facts: ApplicationFacts;
  /** The steps after sending, in order. */
  readonly nextSteps: readonly string[];
  readonly success: SuccessTexts;
  /** Link to another page, shown after sending. */
  readonly nextLink: { readonly label: string; readonly to: string };
  /** Returns the name of the sender. */
  readonly sender: (values: ApplicationValues) => string;
  /** Entries that the confirmation card repeats, as pairs of label and value. */
  readonly summary: (values: ApplicationValues) => readonly (readonly [string, string])[];
}
