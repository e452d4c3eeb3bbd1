import path from 'node:path';
import { RELEASE_PATH } from '@raade/contracts/build-names';
import { messageOf } from '@raade/contracts/failure';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { CLIENT, CLIENT_CODE, EVENTS, waitingPage, withClient } from './client-script.ts';
import type { ComposedSite } from './composed-site.ts';
import { documentAt, fileAt } from './page-files.ts';
import { pageHeaders } from './page-headers.ts';
import { passThrough } from './pass-through.ts';
import type { ShownSite } from './shown-site.ts';

interface Served {
  /** Origin of this server. */
  readonly origin: string;
  /** That of the shell. */
  readonly shell: string;
  /** The remote that is worked on. */
  readonly name: string;
  /** Folder of its build. */
  readonly dist: string;
  readonly shown: ShownSite;
  /** Is told of each page that was sent. */
  readonly opened: () => void;
}

/** Tells a page each new state as it comes (https://html.spec.whatwg.org/#server-sent-events). */
function tellStates({ shown }: Served, response: Response): void {
  response.set({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const tell = (state: unknown) => void response.write(`data: ${JSON.stringify(state)}\n\n`);
  const stop = shown.listen(tell);
  response.once('close', stop);
  response.flushHeaders();
  tell(shown.state());
}

interface Found {
  readonly site: ComposedSite;
  readonly build: number;
  readonly file: string | undefined;
}

function sendDocument(
  { site, build, file }: Found,
  { path: address }: Request,
  response: Response,
) {
  const { name, status, text } = documentAt(site, file);
  response.status(status).set(pageHeaders(site, address)).type(path.extname(name));
  response.send(name.endsWith('.html') ? withClient(text, build) : text);
}

const READING = ['GET', 'HEAD'];

/** Answers with what is composed here, and for all else with what the shell's site has. */
async function answer(
  { shell, name, shown, opened }: Served,
  request: Request,
  response: Response,
) {
  const site = shown.current();
  const { build } = shown.state();
  if (!READING.includes(request.method)) {
    response.status(405).type('text').send(`Only reading goes on to ${shell}.`);
    return;
  }
  if (!site) {
    response.status(503).type('html').send(waitingPage(name, build));
    return;
  }
  const file = fileAt(site, request.path);
  if (file === undefined && (await passThrough(shell, request, response))) return;
  sendDocument({ site, build, file }, request, response);
  opened();
}

/** Other sites reach this server by names of their own, and must not read in it. */
function onlyByItsName(origin: string) {
  const { host } = new URL(origin);
  return (request: Request, response: Response, next: NextFunction) => {
    if (request.get('host') === host) next();
    else response.redirect(307, origin + request.originalUrl);
  };
}

function sendLocalFile({ dist }: Served, file: string, response: Response): void {
  response.sendFile(file, { root: dist, cacheControl: false }, (error) => {
    if (error && !response.headersSent) response.sendStatus(404);
  });
}

/** The server's answers: of its own, of the build, of what is composed with it, and of the shell's site. */
export function liveShellApp(served: Served): Express {
  const { origin, shown, shell } = served;
  const app = express().disable('x-powered-by');
  app.use(onlyByItsName(origin));
  app.get(EVENTS, (_request, response) => tellStates(served, response));
  app.get(CLIENT, (_request, response) => void response.type('js').send(CLIENT_CODE));
  app.use((request, response, next) => {
    const [base = '', release = ''] = RELEASE_PATH.exec(request.path) ?? [];
    if (shown.isLocal(release)) sendLocalFile(served, request.path.slice(base.length), response);
    else next();
  });
  app.use(async (request, response) => {
    try {
      await answer(served, request, response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else
        response
          .status(502)
          .type('text')
          .send(`${shell} does not answer: ${messageOf(error)}`);
    }
  });
  return app;
}
