/**
 * The work of shell and remotes that an entry of the log is about, in the order of a page's life: reading the
 * registry, deciding on a preview, running a remote's entry, evaluating its module, fetching a page's or a section's
 * code, rendering, and answering what a visitor does.
 */
export type Phase = 'registry' | 'preview' | 'entry' | 'module' | 'page' | 'render' | 'event';
