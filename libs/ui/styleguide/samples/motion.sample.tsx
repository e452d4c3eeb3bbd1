import { Spinner } from '../../src/index.ts';

export function Motion() {
  return (
    <p>
      <Spinner /> Sending...
    </p>
  );
}
