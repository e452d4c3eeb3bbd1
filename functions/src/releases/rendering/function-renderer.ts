import { Failure, messageOf } from '@raade/contracts/base/failure';
import {
  RENDER_LIMITS,
  type RenderPages,
  RenderingUnavailable,
  type RenderRequest,
  type ShellTask,
  titleOf,
} from '@raade/publishing/renderers/render-pages';
import * as z from 'zod/mini';

/**
 * Address that issues tokens of the function's account for one receiver
 * (https://cloud.google.com/run/docs/authenticating/service-to-service).
 */
const METADATA_ADDRESS =
  'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/identity';

/** Time for running the bundle, and for starting an instance. */
const TIMEOUT_MS = RENDER_LIMITS.deadlineMs + 25_000;

const failureSchema = z.object({ failure: z.string() });

async function fetchIdentityToken(audience: string, metadata: string): Promise<string> {
  const address = `${metadata}?audience=${encodeURIComponent(audience)}`;
  const response = await fetch(address, { headers: { 'Metadata-Flavor': 'Google' } });
  if (!response.ok) throw new Error(`The metadata server says ${response.status}.`);
  return response.text();
}

/** Reads the body as text, up to the limit. */
async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > RENDER_LIMITS.answerBytes) throw new Error('It answers with too much.');
  }
  return text;
}

/** A trivial bundle that ignores its input: an instance that cannot run this probe can run no bundle. */
const PROBE: RenderRequest = {
  bundle: {
    app: 'render-pages',
    release: 'probe',
    code: `exports.renderer = {
      renderNotFound: async () => '', renderSectionPlaceholder: async () => '',
    };`,
  },
  task: { shell: { surroundings: {} as ShellTask['surroundings'], frames: [] } },
};

/**
 * Renders with the function `render-pages`, signed in as the account of the calling function. A 5xx can come from the
 * function itself or from a bundle that crashed its instance. A release counts as faulty if it fails twice and a probe
 * succeeds afterwards.
 *
 * @param url address of that function; tokens are issued for it
 */
export function functionRenderer(url: string, metadata = METADATA_ADDRESS): RenderPages {
  async function send(request: RenderRequest) {
    try {
      const authorization = `Bearer ${await fetchIdentityToken(url, metadata)}`;
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(request),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: response.status, text: await readText(response) };
    } catch (cause) {
      throw new RenderingUnavailable(
        `${titleOf(request)}: render-pages cannot be asked: ${messageOf(cause)}`,
        { cause },
      );
    }
  }
  const answersProbe = () =>
    send(PROBE).then(
      ({ status }) => status === 200,
      () => false,
    );
  return async (request) => {
    const title = titleOf(request);
    const firstAnswer = await send(request);
    const { status, text } = firstAnswer.status >= 500 ? await send(request) : firstAnswer;
    if (status === 200) return text;
    if (status === 422) throw new Failure(failureSchema.parse(JSON.parse(text)).failure);
    if (status >= 500 && (await answersProbe()))
      throw new Failure(`${title} ended the instance of render-pages twice: it says ${status}.`);
    throw new RenderingUnavailable(`${title}: render-pages says ${status}.`);
  };
}
