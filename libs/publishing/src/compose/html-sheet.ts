import { HTML_SHEET_POLICY } from '@raade/contracts/site/html-sheet';
import { policyText } from '../policy/directives.ts';
import { tag } from '../html/tag.ts';

/** The empty page for iframes in which staff pages show foreign HTML, such as mails. Its policy allows no scripts. */
export function htmlSheet(): string {
  const policy = tag('meta', {
    'http-equiv': 'Content-Security-Policy',
    content: policyText(HTML_SHEET_POLICY),
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${policy}<meta name="robots" content="noindex"><title>Preview</title></head><body></body></html>`;
}
