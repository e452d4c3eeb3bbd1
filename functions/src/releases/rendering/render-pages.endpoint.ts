import { onRequest } from 'firebase-functions/https';
import { Failure } from '@raade/contracts/base/failure';
import { childRenderer } from '@raade/publishing/renderers/render-in-child';
import {
  RenderingUnavailable,
  renderRequestSchema,
} from '@raade/publishing/renderers/render-pages';
import { RENDERING_OPTIONS } from '../../base/configuration/function-options.ts';

const render = childRenderer();

/**
 * `render-pages`: runs the server bundle of a release for functions that compose the site. Takes a `RenderRequest`, and
 * answers 200 with the unchecked output of the bundle, 422 with the reason if the release is at fault, 400 to anything
 * else. It runs as an account without roles and secrets, so a malicious bundle gains nothing.
 */
export const renderPagesEndpoint = onRequest(RENDERING_OPTIONS, async (request, response) => {
  const renderRequest = renderRequestSchema.safeParse(request.body);
  if (!renderRequest.success) {
    response.status(400).json({ failure: 'The body is not a request to render pages.' });
    return;
  }
  try {
    response.type('json').send(await render(renderRequest.data));
  } catch (error) {
    if (!(error instanceof Failure) || error instanceof RenderingUnavailable) throw error;
    response.status(RELEASE_AT_FAULT).json({ failure: error.message });
  }
});

/** Unprocessable Content (RFC 9110). */
const RELEASE_AT_FAULT = 422;
