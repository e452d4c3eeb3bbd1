/** The code for paying that is downloaded only when a donor comes to it: one chunk. */
export { askForRecord } from './ask-for-record.ts';
export { CardAssurance } from './card-assurance.tsx';
export { CardField } from './card-field.tsx';
export { connectStripe } from './connect-stripe.ts';
export { createPaymentGateway } from './create-payment-gateway.ts';
