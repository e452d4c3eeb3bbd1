import { HTML_SHEET_POLICY } from '@raade/contracts/site/html-sheet';
import { policyText } from '../policy/directives.ts';
import { tag } from '../html/tag.ts';

/** The empty page into which pages of ours write HTML that is not of the site. */
export function htmlSheet(): string {
  const policy = tag('meta', {
    'http-equiv': 'Content-Security-Policy',
    content: policyText(HTML_SHEET_POLICY),
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${policy}<meta name="robots" content="noindex"><title>Preview</title></head><body></body></html>`;
}
