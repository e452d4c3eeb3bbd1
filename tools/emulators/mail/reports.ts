/** Where a server reports what became of mails that it had taken on. */
export interface Reports {
  readonly url: string;
  /** Shown as a bearer token. */
  readonly token: string;
}

/** Reports something; the status of the answer. */
export async function report({ url, token }: Reports, type: string, body: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const response = await fetch(url, { method: 'POST', headers, body });
  await response.body?.cancel();
  return response.status;
}
