// Imported before the functions, which read it when they are defined: sites send App Check tokens, and the library
// believes those that nobody has signed, as it does on the emulators.
process.env.ENFORCE_APP_CHECK = 'when-busy';
process.env.FIREBASE_DEBUG_MODE = 'true';
process.env.FIREBASE_DEBUG_FEATURES = JSON.stringify({ skipTokenVerification: true });

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** The token that a page has once its visitor has passed reCAPTCHA. */
export const APP_CHECK_TOKEN = `${part({ alg: 'none' })}.${part({ app_id: 'site', sub: 'site' })}.`;
