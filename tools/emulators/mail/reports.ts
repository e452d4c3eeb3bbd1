/** The endpoint to which a server reports bounces and complaints. */
export interface Reports {
  readonly url: string;
  /** Sent as bearer token. */
  readonly token: string;
}

/** Sends a report. Returns the status of the answer. */
export async function report({ url, token }: Reports, type: string, body: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const response = await fetch(url, { method: 'POST', headers, body });
  await response.body?.cancel();
  return response.status;
}
