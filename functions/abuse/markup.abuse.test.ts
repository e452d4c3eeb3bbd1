import { HOSTILE_MARKUP } from '@raade/contracts/testing/hostile-markup';
import { checkCells } from '@raade/contracts/testing/matrix';
import { cleanHtml } from '@raade/emails/clean-html';

/** Tags and attributes of HTML as the cleaner writes it: what is no tag has no `<` any more. */
function partsOf(html: string): string[] {
  return [...html.matchAll(/<\/?([^\s>/]+)([^>]*)>/g)].flatMap(([, tag = '', attributes = '']) => [
    tag,
    ...[...attributes.matchAll(/([^\s="]+)(?:="([^"]*)")?/g)].map(
      ([, name = '', value = '']) => `${name}=${value}`,
    ),
  ]);
}

const HARMLESS_TAG =
  /^(a|b|blockquote|br|code|div|em|h[1-4]|hr|i|img|li|ol|p|pre|s|small|span|strong|sub|sup|u|ul|table|tbody|td|tfoot|th|thead|tr)$/;
const HARMLESS_ATTRIBUTE =
  /^(?:(?:alt|align|dir|lang|title|width|height)=[^<>]*|href=(?:https?:\/\/|mailto:|tel:|sms:)[^\s<>]*|src=https:\/\/[^\s<>]*|style=[\w\s#%.,:;'()-]*|\/=)$/i;
const FETCHES = /url\s*\(|expression|import|behavior|binding|position|var\(|image-set/i;

test('cleaned markup leaves nothing that runs or fetches', () =>
  checkCells({
    cells: HOSTILE_MARKUP,
    nameOf: (html) => html,
    check: (html) => {
      for (const part of partsOf(cleanHtml(html, 'https://site.example.org').html)) {
        expect(part).toMatch(part.includes('=') ? HARMLESS_ATTRIBUTE : HARMLESS_TAG);
        if (part.startsWith('style=')) expect(part).not.toMatch(FETCHES);
      }
    },
  }));
