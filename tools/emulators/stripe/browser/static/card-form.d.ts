/** Types of `card-form.js`, which validates card fields. These are their texts as typed. */
export interface CardValues {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

/** The problem as in the `error` of Stripe.js change events. */
export interface CardProblem {
  readonly type: 'validation_error';
  readonly code: string;
  readonly message: string;
}

export declare function digitsOf(text: string): string;
export declare function brandOf(number: string): { readonly brand: string };
export declare function readExpiry(text: string): { month: number; year: number } | null;
export declare function problemOf(
  field: keyof CardValues,
  values: CardValues,
  now: Date,
): CardProblem | null;
export declare function isUnfinished(problem: CardProblem): boolean;
