/** Environment variables for Nx: no background process, plain output, no network. */
export const NX_VARIABLES = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  NX_NO_CLOUD: 'true',
} as const;
