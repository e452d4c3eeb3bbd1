import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';

/** Complete settings of a deployment, with Brevo for mails. */
export const COMPLETE_SETTINGS = `
ALLOWED_ORIGINS=https://example.org
EMAIL_SENDER_NAME="RAADE"
EMAIL_SENDER_ADDRESS=hello@example.org
EMAIL_TAX_WORDING="Ask your tax adviser: we are not yours."
ORGANIZATION_NAME="Rice Association for African Development"
ORGANIZATION_ADDRESS="6100 Sample Street, Houston"
ORGANIZATION_TAX_ID=12-3456789
SMTP_HOST=smtp-relay.brevo.com
SMTP_PORT=587
SMTP_SECURITY=starttls
SMTP_USER=raade
RECEIPT_GOODS_WORDING="No goods or services were provided."
SITE_URL=https://example.org
UNSUBSCRIBE_URL=https://example.org/unsubscribe
SITE_ENVIRONMENT='${JSON.stringify({ ...LOCAL_ENVIRONMENT, mailService: 'Brevo' })}'
HOSTING_SITE=raade-shell
RENDER_PAGES_URL=https://us-central1-raade.cloudfunctions.net/render-pages
`;
