// Imported before the functions, which read these settings when they are defined. App Check is on, and the library
// accepts unsigned tokens, as it does on the emulators.
process.env.ENFORCE_APP_CHECK = 'when-busy';
process.env.FIREBASE_DEBUG_MODE = 'true';
process.env.FIREBASE_DEBUG_FEATURES = JSON.stringify({ skipTokenVerification: true });

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** The token that a page has once its visitor has passed reCAPTCHA. */
export const APP_CHECK_TOKEN = `${part({ alg: 'none' })}.${part({ app_id: 'site', sub: 'site' })}.`;
