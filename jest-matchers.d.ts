/// <reference types="jest" />

/**
 * Matchers that stand where a value is expected. Nobody knows its type, which @types/jest calls `any`: whatever
 * is done with such a value would pass unchecked.
 */
declare namespace jest {
  interface Expect {
    any(kind: unknown): unknown;
    anything(): unknown;
    arrayContaining(entries: readonly unknown[]): unknown;
    objectContaining(fields: object): unknown;
    stringContaining(text: string): unknown;
    stringMatching(pattern: string | RegExp): unknown;
  }
}
