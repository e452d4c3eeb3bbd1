const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** An unsigned ID token, like those of the Auth emulator, of a sign-in just now with a second factor. */
export function idTokenOf(
  uid: string,
  claims: object,
  header: object = { alg: 'none', typ: 'JWT' },
): string {
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
    sub: uid,
    user_id: uid,
    email: `${uid}@example.org`,
    email_verified: true,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    firebase: { identities: {}, sign_in_provider: 'password', sign_in_second_factor: 'totp' },
    ...claims,
  };
  return `${part(header)}.${part(payload)}.`;
}
