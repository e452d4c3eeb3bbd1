/**
 * The address lives on since some browsers read the file long after the click: Safari asks first whether it shall be
 * saved. Afterwards it would keep the file in memory as long as its page lives.
 */
const ADDRESS_LIVES_MS = 60_000;

/** Hands a file to the visitor as a download. Everything happens in the browser, offline too. */
export function saveFile(name: string, file: Blob): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), ADDRESS_LIVES_MS);
}
