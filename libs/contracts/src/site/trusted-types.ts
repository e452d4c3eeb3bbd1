/** The rules of a policy that we use (https://w3c.github.io/trusted-types/dist/spec/). */
interface PolicyRules {
  readonly createHTML?: (html: string) => string;
  /** Null refuses the address. */
  readonly createScriptURL?: (address: string) => string | null;
}

interface TrustedTypes {
  /** The results of the policy have the type string here, although browsers return Trusted Types objects. */
  createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules;
}

/** Trusted Types, in browsers that have them. */
export const trustedTypes = (): TrustedTypes | undefined =>
  (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

/** The policy for HTML that is read, and never becomes part of a page. */
export const INERT_HTML_POLICY = 'inert-html';

/** The policy of the text editor, which reads what is pasted in a document that nobody sees. Its name is ProseMirror's. */
export const CLIPBOARD_POLICY = 'ProseMirrorClipboard';
