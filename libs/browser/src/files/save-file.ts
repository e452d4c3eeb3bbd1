/**
 * The object URL is revoked late, since some browsers read the file long after the click (Safari asks the visitor
 * first). Without revoking, the file would stay in memory as long as the page is open.
 */
const REVOKE_AFTER_MS = 60_000;

/** Offers a file as a download, without a server. */
export function saveFile(name: string, file: Blob): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS);
}
