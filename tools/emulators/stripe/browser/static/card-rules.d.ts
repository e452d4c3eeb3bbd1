export interface Brand {
  readonly brand: string;
  /** Digits of a complete number. */
  readonly length: number;
  readonly cvcLength: number;
  /** Positions of the digits that a space precedes. */
  readonly gaps: readonly number[];
}

export declare function digitsOf(text: string): string;
export declare function brandOf(number: string): Brand;
export declare function passesLuhn(number: string): boolean;
export declare function isCardNumber(number: string): boolean;
export declare function isExpired(expiry: { month: number; year: number }, now: Date): boolean;
export declare const LONGEST_VALIDITY_YEARS: number;
