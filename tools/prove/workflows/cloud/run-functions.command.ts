/**
 * Runs functions that were deployed, as Google's runtime does: `node run-functions.command.ts <folder> <port> <entry
 * point>…`. Each answers below its name, which is its entry point with dashes
 * (https://docs.cloud.google.com/functions/docs/writing/write-http-functions).
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import express, { type Request, type Response } from 'express';

type Handler = (request: Request, response: Response) => unknown;

const [, , folder = '', port = '0', ...entryPoints] = process.argv;
const loaded: unknown = await import(pathToFileURL(path.join(folder, 'index.js')).href);

const handlerAt = (entryPoint: string) =>
  entryPoint
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], loaded) as Handler;

const app = express();
const verify = (request: object, _response: unknown, rawBody: Buffer) =>
  void Object.assign(request, { rawBody });
app.use(express.json({ verify, limit: '32mb' }));
for (const entryPoint of entryPoints) {
  const handler = handlerAt(entryPoint);
  app.all(`/${entryPoint.replaceAll('.', '-')}`, (request, response) => handler(request, response));
}
app.listen(Number(port), '127.0.0.1');
