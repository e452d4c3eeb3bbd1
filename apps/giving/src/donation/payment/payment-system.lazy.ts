/** The code for paying, loaded when a donor submits the first step: one chunk. */
export { requestRecord } from './request-record.ts';
export { CardAssurance } from './card-assurance.tsx';
export { CardField } from './card-field.tsx';
export { connectStripe } from './connect-stripe.ts';
export { createPaymentGateway } from './create-payment-gateway.ts';
