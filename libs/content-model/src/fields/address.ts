import * as z from 'zod/mini';
import { list, slug } from './fields.ts';

const MAX_FORMER_ADDRESSES = 30;

/** The fields for the current and former addresses of an item's page. The help texts use `whose` for the item. */
export const addressFields = (whose: 'their' | 'its') => ({
  address: z.optional(
    slug('Address', {
      help: `The last part of the address of ${whose} page. Leave it empty to use the id.`,
      input: 'address',
    }),
  ),
  formerAddresses: z.optional(
    list('Former addresses', slug('Former address', { input: 'address' }), {
      help: `These addresses still lead to ${whose} page. When you change the address, the old one is added automatically.`,
      max: MAX_FORMER_ADDRESSES,
    }),
  ),
});
