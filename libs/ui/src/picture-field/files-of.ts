/** The first file that was dropped or pasted; a picture before anything else. */
export function fileIn(data: DataTransfer | null): File | undefined {
  const files = Array.from(data?.files ?? []);
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0];
}
