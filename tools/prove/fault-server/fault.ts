/** A fault that a site server simulates in its answers to requests whose path matches. */
export type Fault = { readonly matches: RegExp } & (
  | {
      /**
       * `refused`: the connection is closed without an answer. `hanging`: no answer ever comes, and the connection
       * stays open even after the fault has ended. `html`: a page with status 200. `truncated`: half of the file.
       */
      readonly kind: 'refused' | 'hanging' | 'html' | 'truncated';
    }
  | { readonly kind: 'status'; readonly status: number }
  /** The usual file without the header that allows other origins to load it. */
  | { readonly kind: 'no-cors' }
  /** The file with a changed text. */
  | { readonly kind: 'changed'; readonly change: (text: string) => string }
);
