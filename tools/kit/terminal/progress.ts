const WIDTH = 30;

/** Draws `[████      ] 400 of 1,000` over and over on one line of a terminal; into a file or a pipe, nothing. */
export function createProgress(
  total: number,
  out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
): (done: number) => void {
  if (!out.isTTY || total === 0) return () => undefined;
  const format = (count: number) => count.toLocaleString('en-US');
  return (done) => {
    const bar = '█'.repeat(Math.floor((done / total) * WIDTH)).padEnd(WIDTH);
    out.write(`\r[${bar}] ${format(done)} of ${format(total)}${done >= total ? '\n' : ''}`);
  };
}
