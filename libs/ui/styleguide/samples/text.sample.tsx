import { styled } from '@raade/platform';
import {
  Eyebrow,
  Heading,
  Lead,
  letters,
  Note,
  SectionTitle,
  VisuallyHidden,
} from '../../src/index.ts';

const SIZES = ['display', 'title', 'heading', 'lead', 'body', 'small'] as const;

const Row = styled.p<{ $size: string }>`
  overflow: hidden;
  font-size: ${({ $size }) => `var(--text-${$size})`};
  line-height: 1.15;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Display = styled(Row)`
  font-family: var(--font-display);
  font-weight: 700;
`;

const isDisplay = (size: string) => ['display', 'title', 'heading'].includes(size);

export function Text() {
  return (
    <>
      <div>
        <Eyebrow>Eyebrow</Eyebrow>
        <SectionTitle as="h3">The title of a section breaks evenly over its lines</SectionTitle>
        <Lead>
          A lead opens a section in a sentence or two, and is never wider than reads well.
        </Lead>
        <Note $above={3}>A note stands beside what matters.</Note>
      </div>
      <div>
        <Heading as="h4">The heading of a card</Heading>
        <SectionTitle as="h3">{letters('Ngũgĩ wa Specimen and Ọlá Ẹniọlá Sample')}</SectionTitle>
        <p>{letters('Letters that the families lack are set whole: Ṣadé, Ɔkɔmfo, Ɛsi, ₦5,000.')}</p>
        <p>
          Text is set in Figtree, with <strong>strong words</strong>, <em>slanted words</em> and{' '}
          <a href="#text">links</a>. Accents stay in the font: Côte d&apos;Ivoire, São Tomé, Nuñez.
          <VisuallyHidden> Only screen readers come across this sentence.</VisuallyHidden>
        </p>
      </div>
      {SIZES.map((size) => {
        const Line = isDisplay(size) ? Display : Row;
        return (
          <Line key={size} $size={size}>
            {size}: students and partners
          </Line>
        );
      })}
    </>
  );
}
