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

/** Gives the account of a function a token for one receiver (https://cloud.google.com/run/docs/authenticating/service-to-service). */
const METADATA =
  'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/identity';

/** Room for the deadline of the bundle, and for an instance to start. */
const PATIENCE_MS = RENDER_LIMITS.deadlineMs + 25_000;

const failureSchema = z.object({ failure: z.string() });

async function identityToken(audience: string, metadata: string): Promise<string> {
  const address = `${metadata}?audience=${encodeURIComponent(audience)}`;
  const response = await fetch(address, { headers: { 'Metadata-Flavor': 'Google' } });
  if (!response.ok) throw new Error(`The metadata server says ${response.status}.`);
  return response.text();
}

/** The body as text, as far as a bundle may answer. */
async function boundedText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > RENDER_LIMITS.answerBytes) throw new Error('It answers with too much.');
  }
  return text;
}

/** A bundle of ours that asks for nothing: an instance that cannot run it can run no bundle. */
const HONEST: RenderRequest = {
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
 * Renders by the function `render-pages`, as the account of the function that asks. A 5xx may be its own fault, or that of
 * a bundle that ended its instance: a release that gets it twice is to blame if another bundle is answered.
 * @param url address of that function, for which Google's token is made out
 */
export function functionRenderer(url: string, metadata = METADATA): RenderPages {
  async function ask(request: RenderRequest) {
    try {
      const authorization = `Bearer ${await identityToken(url, metadata)}`;
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(request),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return { status: response.status, text: await boundedText(response) };
    } catch (cause) {
      throw new RenderingUnavailable(
        `${titleOf(request)}: render-pages cannot be asked: ${messageOf(cause)}`,
        { cause },
      );
    }
  }
  const answersOthers = () =>
    ask(HONEST).then(
      ({ status }) => status === 200,
      () => false,
    );
  return async (request) => {
    const title = titleOf(request);
    const first = await ask(request);
    const { status, text } = first.status >= 500 ? await ask(request) : first;
    if (status === 200) return text;
    if (status === 422) throw new Failure(failureSchema.parse(JSON.parse(text)).failure);
    if (status >= 500 && (await answersOthers()))
      throw new Failure(`${title} ended the instance of render-pages twice: it says ${status}.`);
    throw new RenderingUnavailable(`${title}: render-pages says ${status}.`);
  };
}
