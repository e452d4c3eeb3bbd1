import { allowScriptAddresses } from './script-addresses.ts';

type Rule = (address: string) => string | null;

/** The rule of the page's default policy, as the browser would ask it. */
function rule(policy?: string): Rule {
  document.head.innerHTML = policy
    ? `<meta http-equiv="Content-Security-Policy" content="${policy}">`
    : '';
  const createPolicy = jest.fn<object, [name: string, rules: { createScriptURL: Rule }]>();
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  allowScriptAddresses();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  if (!rules) throw new Error('No policy was made.');
  // Without a rule for HTML or code, no text can become either.
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
  return rules.createScriptURL;
}

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

const POLICY =
  "default-src 'none'; script-src 'self' https://giving.example.org 'sha256-aaa' https://www.google.com/recaptcha/; worker-src blob:; img-src https://img.example.org";

test.each([
  '/r/0123456789abcdef0123456789abcdef/js/a.js',
  'https://giving.example.org/r/0123456789abcdef0123456789abcdef/remoteEntry.js?attempt=1',
  'https://www.google.com/recaptcha/enterprise.js?render=explicit',
  'blob:http://localhost/1234',
])('the address %s, which the policy of the page names, is allowed', (address) => {
  expect(rule(POLICY)(address)).toBe(address);
});

test.each([
  'https://giving.example.org.example.com/a.js',
  'https://user@example.com/giving.example.org/a.js',
  'http://giving.example.org/a.js',
  'https://www.google.com/search/a.js',
  'https://img.example.org/a.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  '//example.com/a.js',
])('the address %s is refused', (address) => {
  expect(rule(POLICY)(address)).toBeNull();
});

test('a page without a policy allows no address; without Trusted Types nothing throws', () => {
  expect(rule()('/r/0123456789abcdef0123456789abcdef/js/a.js')).toBeNull();
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  expect(() => allowScriptAddresses()).not.toThrow();
});
