import { SAMPLE_REVISION } from '@raade/content-model/sample-content';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import type { ContentData } from '@raade/contracts/content/content-data';
import { liveContent } from './live-content.ts';
import { siteAssociationOf } from './site-association.ts';

const parts = { ...OTHER_CONTENT } as unknown as ContentData['parts'];
const associationIn = (change: ContentData['parts']) =>
  siteAssociationOf(liveContent({ revision: SAMPLE_REVISION, parts: { ...parts, ...change } }));

test("the frame gets the association's data from the content", () => {
  const { email, postalAddress, profiles } = OTHER_CONTENT.contact;
  const { taglines, sponsors, contributors } = OTHER_CONTENT.brand;
  expect(associationIn({})).toEqual({
    email,
    postalAddress,
    profiles,
    taglines,
    sponsors,
    contributors,
  });
});

test('the frame gets no association data if a part of the content lacks it', () => {
  expect(associationIn({ contact: {} })).toBeUndefined();
  expect(associationIn({ brand: {} })).toBeUndefined();
});
