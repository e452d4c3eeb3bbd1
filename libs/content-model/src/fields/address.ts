import * as z from 'zod/mini';
import { list, slug } from './fields.ts';

const MOST_FORMER = 30;

/** The fields for the current and former addresses of an item's page. */
export const addressFields = (whose: 'their' | 'its') => ({
  address: z.optional(
    slug('Address', {
      help: `The last part of the address of ${whose} page, if it is not the id.`,
      input: 'address',
    }),
  ),
  formerAddresses: z.optional(
    list('Former addresses', slug('Former address', { input: 'address' }), {
      help: `They lead to ${whose} page. The one that it has now comes here by itself once another is chosen.`,
      max: MOST_FORMER,
    }),
  ),
});
