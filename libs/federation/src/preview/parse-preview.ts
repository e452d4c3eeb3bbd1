import { RELEASE_ID } from '@raade/contracts/releases/registry';
import { PreviewRefused } from './preview-refused.ts';

export interface PreviewRequest {
  readonly remote: string;
  /** Id of a release. */
  readonly release: string;
}

/**
 * Parses `giving@0123456789abcdef0123456789abcdef,content@fedcba9876543210fedcba9876543210`.
 * @throws PreviewRefused
 */
export function parsePreview(requestText: string): readonly PreviewRequest[] {
  const requests = requestText.split(',').map((text) => {
    const [remote = '', release = '', ...rest] = text.trim().split('@');
    if (remote === '' || !RELEASE_ID.test(release) || rest.length > 0) throw malformedRequest();
    return { remote, release };
  });
  const names = new Set(requests.map(({ remote }) => remote));
  if (names.size < requests.length) throw malformedRequest();
  return requests;
}

const malformedRequest = () =>
  new PreviewRefused(
    'malformed',
    'The address of this preview is not valid. It should look like ?preview=giving@0123456789abcdef0123456789abcdef, with one release for each remote.',
  );
