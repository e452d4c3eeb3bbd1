/** The release of the shell, which its scripts are addressed by; none where it is developed. */
export function ownRelease(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/r/"]');
  return /\/r\/(\w+)\//.exec(script?.src ?? '')?.[1];
}
