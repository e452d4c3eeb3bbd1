import fc from 'fast-check';
import { BYTE_ORDER_MARK, csvLine } from '../../base/csv-line.ts';
import { localDay } from '../../base/local-day.ts';
import { REGISTRANT_TYPES } from '../registrants.ts';
import { REGISTRANT_FIELDS, REGISTRANT_HEADERS, registrantCell } from '../registrants-csv.ts';
import { readFile } from '../testing/read-file.ts';

/** Texts with every kind of troublesome character. */
const text = fc.string({
  minLength: 1,
  unit: fc.constantFrom('null', ...Array.from('=+-@＝\'";,|\t\r\n \0\u200b\ufeff\u2028aé😀1')),
});

const optional = fc.option(text, { nil: null });
const yesOrNo = fc.boolean();
const plainName = fc.stringMatching(/^[a-z][a-z "';,=\t\n-]{0,10}$/);

const registrant = fc.record({
  id: text.map((written) => written.replaceAll('/', '')).filter((id) => /^[^.\n_][^\n]*$/.test(id)),
  forum_id: fc.constant('2025'),
  full_name: text,
  email: fc.constantFrom('ada@example.org', "o'neil+=1@example.org", '=1@example.org'),
  organization: optional,
  role: optional,
  ticket_type: optional,
  status: text,
  registrant_type: fc.constantFrom(...REGISTRANT_TYPES),
  created_at: fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2030-01-01'),
    noInvalidDate: true,
  }),
  email_verified: yesOrNo,
  from_known_institution: fc.option(yesOrNo, { nil: null }),
  group_id: optional,
  group_size: fc.option(fc.integer({ min: 1, max: 999_999 }), { nil: null }),
  is_group_leader: yesOrNo,
  coupon_code: optional,
  additional_data: fc.option(
    fc.dictionary(plainName, fc.oneof(text, fc.integer(), yesOrNo, fc.array(text)), {
      noNullPrototype: true,
    }),
    { nil: null },
  ),
});

test('[DATA-09] exports of the dashboard are read back unchanged, with any texts', () => {
  const registrants = fc.uniqueArray(registrant, { minLength: 1, selector: ({ id }) => id });
  fc.assert(
    fc.property(registrants, (written) => {
      const lines = [
        REGISTRANT_FIELDS.map((field) => REGISTRANT_HEADERS[field]),
        ...written.map((one) => REGISTRANT_FIELDS.map((field) => registrantCell(one, field))),
      ];
      const file = new TextEncoder().encode(BYTE_ORDER_MARK + lines.map(csvLine).join(''));
      const read = readFile(file);
      expect(read.problems).toEqual([]);
      expect(read.registrants.map(({ registrant: fields }) => fields)).toEqual(
        written.map(({ created_at: _, ...fields }) => fields),
      );
      expect(read.registrants.map(({ createdAt }) => createdAt?.day)).toEqual(
        written.map(({ created_at }) => localDay(created_at)),
      );
    }),
    { numRuns: 100 },
  );
});
