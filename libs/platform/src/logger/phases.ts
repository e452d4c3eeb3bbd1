/**
 * The step that a log entry is about, in the order of a page's life: reading the registry, checking a preview, running
 * a remote's entry, evaluating its module, loading the chunk of a page or section, rendering, and handling an event.
 */
export type Phase = 'registry' | 'preview' | 'entry' | 'module' | 'page' | 'render' | 'event';
