/** The policy functions that we use (https://w3c.github.io/trusted-types/dist/spec/). */
interface PolicyRules {
  readonly createHTML?: (html: string) => string;
  /** Null refuses the address. */
  readonly createScriptURL?: (address: string) => string | null;
}

interface TrustedTypes {
  /** Results of the policy are typed as strings, although browsers return Trusted Types objects. */
  createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules;
}

/** The Trusted Types API; undefined in browsers without it. */
export const trustedTypes = (): TrustedTypes | undefined =>
  (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

/** Name of the policy for HTML that is parsed but never inserted into a page. */
export const INERT_HTML_POLICY = 'inert-html';

/** Name of the policy of ProseMirror, the text editor, which parses pasted HTML in a document that is never shown. */
export const CLIPBOARD_POLICY = 'ProseMirrorClipboard';
