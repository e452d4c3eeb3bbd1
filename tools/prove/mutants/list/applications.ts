import { mutantsOf } from '../mutant.ts';

const folder = 'apps/giving/src/applications';
const send = `${folder}/sending/send-application.test.ts`;
const check = `${folder}/form/check-application.test.ts`;
const sanitise = `${folder}/form/sanitise.test.ts`;
const draft = `${folder}/draft/application-draft.store.test.tsx`;
const partner = `${folder}/partner/partner-form.test.ts`;

/** An application arrives once, whatever happens to the line. */
export const APPLICATIONS = [
  ...mutantsOf(
    `${folder}/sending/send-application.ts`,
    [send],
    [
      [
        'what may have arrived is asked for before it is sent again',
        'if (sent && (await api.isReceived(id))) return sent;',
        '',
      ],
      [
        'a draft knows that it is being sent before it is',
        "  markAsSent(draft, values);\n  if ((await api.create(id, values)) === 'created') {",
        "  if ((await api.create(id, values)) === 'created') {",
      ],
      ['a refusal may mean that it is there', 'if (await api.isReceived(id)) return values;', ''],
      [
        'a confirmation that cannot be queued does not concern the applicant',
        'void api.isReceived(id).catch(() => undefined);',
        'await api.isReceived(id);',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/form/sanitise.ts`,
    [sanitise],
    [
      ['[APPLY-15] a comma at the end goes', ".replace(TRAILING_COMMA, '')", ''],
      ['[APPLY-15] control characters go', ': removeUnseen(text)', ': text'],
      [
        'lines of a text stay lines',
        "control === 'text' ? text.replaceAll(ALL_BUT_LINE_FEEDS, '') :",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/form/check-application.ts`,
    [check],
    [
      [
        'a field that is empty is told so by its name',
        "isSeen(values[field] ?? '') ? message : form.missing(field)",
        'message',
      ],
      [
        'what is sent is what was checked',
        'if (result.success) return { ok: true, values };',
        'if (result.success) return { ok: true, values: typed };',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/student/student-form.ts`,
    [check],
    [
      [
        '[APPLY-12] the first underscore alone gives way',
        "fieldName.replace('_', ' ')",
        "fieldName.replaceAll('_', ' ')",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/partner/partner-form.ts`,
    [partner, check],
    [
      [
        '[APPLY-20] an idea of a hundred characters is shown whole',
        'idea.length > IDEA_PREVIEW ?',
        'idea.length >= IDEA_PREVIEW ?',
      ],
      [
        '[APPLY-21] no timeline is told as such',
        "values.timeline || 'Not specified'",
        "values.timeline ?? 'Not specified'",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/draft/application-draft.store.ts`,
    [draft],
    [['what was typed is still there after a reload', 'kept.read() ?? newDraft()', 'newDraft()']],
  ),
];
