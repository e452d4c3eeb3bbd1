import * as z from 'zod/mini';

/** Environment variable that names the file to which the report is written. */
export const REPORT_VARIABLE = 'MUTANT_REPORT';

/** The part that is read of the file that `jest --json --outputFile` writes. */
export const jestReportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.nullable(z.array(z.string())),
        }),
      ),
    }),
  ),
});
export type JestReport = z.infer<typeof jestReportSchema>;

const BROKEN_CODE = /^ReferenceError\b/;

/** True of a test that failed because code names what there is not: nobody has looked at what it does. */
export function isBrokenCode(test: {
  readonly failureMessages: readonly string[] | null;
}): boolean {
  return test.failureMessages?.some((message) => BROKEN_CODE.test(message)) ?? false;
}
