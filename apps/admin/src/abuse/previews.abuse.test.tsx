import { mailFactsOf } from '@raade/content-model/mails/mail-facts-of';
import { documentContent } from '@raade/content-model/provided/provided-content';
import { CAMPAIGN_HTML } from '@raade/contracts/mail/campaign-html';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { HOSTILE_MARKUP } from '@raade/contracts/testing/hostile-markup';
import { checkCells } from '@raade/contracts/testing/matrix';
import { cleanHtml } from '@raade/emails/clean-html';
import { renderedCampaign } from '../email-management/preview/rendered-campaign.ts';

// The matrix takes long on a busy machine.
jest.setTimeout(300_000);

const facts = mailFactsOf(documentContent());
const ATTRIBUTES = new Set(Object.values(CAMPAIGN_HTML.attributes).flat());
const FETCHES =
  /url\s*\(|expression|import|behavior|binding|position|var\(|image-set|[^\w\s#%.,:;'()-]/i;
const LINK = /^(?:https?:|mailto:|tel:|sms:)/i;

const elementsOf = (html: string) => [
  ...new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*'),
];

const checkMarkup = (check: (html: string) => unknown) =>
  checkCells({ cells: HOSTILE_MARKUP, nameOf: (html) => html, check });

test('cleaned markup contains nothing that runs, fetches or misleads', () =>
  checkMarkup((html) => {
    for (const element of elementsOf(cleanHtml(html, LOCAL_ENVIRONMENT.siteUrl).html)) {
      expect(CAMPAIGN_HTML.tags).toContain(element.localName);
      for (const { name, value } of element.attributes) {
        expect(ATTRIBUTES).toContain(name);
        if (name === 'href') expect(value).toMatch(LINK);
        if (name === 'src') expect(value).toMatch(/^https:/i);
        if (name === 'style') expect(value).not.toMatch(FETCHES);
      }
    }
  }));

test('hostile markup runs nothing in the email, and adds no line to its preview in the inbox', () =>
  checkMarkup((html) => {
    const email = renderedCampaign({ subject: html, content: html }, facts);
    const page = new DOMParser().parseFromString(email.html, 'text/html');
    expect(page.querySelectorAll('script, iframe, object, embed, form, input, svg')).toHaveLength(
      0,
    );
    for (const element of page.querySelectorAll('*')) {
      expect([...element.attributes].filter(({ name }) => name.startsWith('on'))).toEqual([]);
    }
    expect(email.previewText).not.toContain('\n');
  }));
