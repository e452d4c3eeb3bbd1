/** Keeps Nx to one process that works for this run only, says plain lines and needs no network. */
export const NX_VARIABLES = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  NX_NO_CLOUD: 'true',
} as const;
