import type Stripe from 'stripe';

/** The `error` member of an answer (https://docs.stripe.com/api/errors). */
export interface ErrorBody {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
  readonly payment_method?: Stripe.PaymentMethod;
}

/** An error of the API, with Stripe's text and HTTP status. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

type Details = Omit<ErrorBody, 'type' | 'message'>;

/** 400: the parameters are wrong, or the object has the wrong state. */
export function invalidRequest(message: string, details: Details = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...details });
}

/**
 * 404 for an id that does not exist.
 * @param param Stripe's name of the parameter with the id
 */
export function missingResource(kind: string, id: string, param = 'id'): ApiError {
  return new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

/** 401: the key is missing, unknown or not sufficient. */
export function unauthorized(message: string, code?: string): ApiError {
  return new ApiError(401, { type: 'invalid_request_error', message, ...(code && { code }) });
}

/** 429: another request has locked the object. A retry may succeed. */
export function lockTimeout(): ApiError {
  return new ApiError(429, {
    type: 'invalid_request_error',
    code: 'lock_timeout',
    message:
      'This object cannot be accessed right now because another API request or Stripe process is ' +
      'currently accessing it. If you see this error intermittently, retry the request.',
  });
}

/** 500: the API itself failed, so the client cannot know if the request was carried out. */
export function internalError(): ApiError {
  return new ApiError(500, { type: 'api_error', message: 'Something went wrong on our side.' });
}

/** 402: the card or its data was refused. */
export function cardError(message: string, details: Details): ApiError {
  return new ApiError(402, { type: 'card_error', message, ...details });
}
