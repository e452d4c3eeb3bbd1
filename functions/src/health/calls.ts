import { readHealthRequestSchema, retryMailRequestSchema } from '@raade/contracts/health/health';
import { readingCall, staffCall } from '../base/call.ts';
import { readHealth } from './read-health.ts';
import { retryMail } from './retry-mail.ts';

export const readHealthCall = readingCall({
  request: readHealthRequestSchema,
  right: 'health.read',
  run: () => readHealth(Date.now()),
});

export const retryMailCall = staffCall({
  request: retryMailRequestSchema,
  right: 'mail.retry',
  run: (input, { actor }) => retryMail(input, actor),
});
