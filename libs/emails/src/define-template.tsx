/** @jsxImportSource preact */
import { describeIssues } from '@raade/contracts/base/describe-issues';
import type { ComponentChild } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import * as z from 'zod/mini';
import { EmailDocument, type EmailFrame } from './document/email-document.tsx';
import { cutPreviewText } from './preview-text.ts';

/** An email, ready to be sent or exported. */
export interface Email {
  readonly subject: string;
  /** The text that inboxes show beside the subject: plain, at most 150 characters. */
  readonly previewText: string;
  /** A complete HTML document. */
  readonly html: string;
}

/** A text, or a function that creates it from the input and the content. */
type Text<Input> = string | ((input: Input, frame: EmailFrame) => string);

interface Template<Schema extends z.ZodMiniType> {
  /** The name of the template in errors about its input. */
  readonly name: string;
  readonly input: Schema;
  readonly subject: Text<z.output<Schema>>;
  readonly previewText: Text<z.output<Schema>>;
  /** A line below the contact address, like the unsubscribe link. */
  readonly footnote?: (input: z.output<Schema>) => ComponentChild;
  readonly body: (input: z.output<Schema>, frame: EmailFrame) => ComponentChild;
}

function resolve<Input>(text: Text<Input>, input: Input, frame: EmailFrame): string {
  return typeof text === 'string' ? text : text(input, frame);
}

/**
 * Creates the function that renders a template. It throws an error that lists the invalid fields of its input. `frame`
 * contains the texts around every email, which differ by deployment and content.
 */
export function defineTemplate<Schema extends z.ZodMiniType>(
  template: Template<Schema>,
): (input: z.input<Schema>, frame: EmailFrame) => Email {
  const { name, body, footnote } = template;
  return (input, frame) => {
    const checkedInput = z.safeParse(template.input, input);
    if (!checkedInput.success) {
      throw new Error(`${name} email: wrong input\n${describeIssues(checkedInput.error.issues)}`);
    }
    const subject = resolve(template.subject, checkedInput.data, frame);
    const previewText = cutPreviewText(resolve(template.previewText, checkedInput.data, frame));
    const markup = renderToStaticMarkup(
      <EmailDocument
        {...frame}
        title={subject}
        previewText={previewText}
        footnote={footnote?.(checkedInput.data)}
      >
        {body(checkedInput.data, frame)}
      </EmailDocument>,
    );
    return { subject, previewText, html: `<!doctype html>${markup}` };
  };
}
