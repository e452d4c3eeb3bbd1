import { CALLABLES } from '@raade/contracts/base/callables';
import { refundRequestSchema } from '@raade/contracts/money/refunds';
import { staffCall } from '../../base/call.ts';
import { refundDonation } from './refund-donation.ts';

export const refundDonationCall = staffCall({
  address: CALLABLES.refundDonation,
  request: refundRequestSchema,
  right: 'donations.refund',
  run: (input, { actor }) => refundDonation(input, actor),
});
