/** Brevo puts the contact's first name here (https://help.brevo.com, "personalize emails with contact attributes"). */
export const BREVO_FIRST_NAME = '{{ contact.FIRSTNAME }}';
