/** Makes Nx run in one process for this run only, with plain output and without network. */
export const NX_VARIABLES = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  NX_NO_CLOUD: 'true',
} as const;
