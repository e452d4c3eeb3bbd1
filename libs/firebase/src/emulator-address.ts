/** Host and port of an emulator's origin, as the SDKs want them. */
export function emulatorAddress(origin: string): { host: string; port: number } {
  const { hostname, port, protocol } = new URL(origin);
  return { host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) };
}
