import { readHealthRequestSchema, retryMailRequestSchema } from '@raade/contracts/health/health';
import { readingCall, staffCall } from '../base/call.ts';
import { readHealth } from './read-health.ts';
import { retryMail } from './retry-mail.ts';

export const readHealthCall = readingCall(readHealthRequestSchema, 'health.read', () =>
  readHealth(Date.now()),
);

export const retryMailCall = staffCall(retryMailRequestSchema, 'mail.retry', retryMail);
