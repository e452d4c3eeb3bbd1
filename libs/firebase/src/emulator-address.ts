/** Host and port of an emulator's origin, which the SDKs need separately. */
export function emulatorAddress(origin: string): { host: string; port: number } {
  const { hostname, port, protocol } = new URL(origin);
  return { host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) };
}
