/**
 * What shell and remotes are doing when something is worth an entry in the log, in the order of a page's life:
 * reading the registry, deciding on a preview, running a remote's entry, evaluating its module, fetching a
 * page's or a section's code, rendering, and answering what a visitor does.
 */
export type Phase = 'registry' | 'preview' | 'entry' | 'module' | 'page' | 'render' | 'event';
