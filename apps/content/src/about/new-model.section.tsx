import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { renderText, Section } from '@raade/ui';
import { HeadedText } from '../headed-text/headed-text.tsx';
import { SectionOpening } from '../section-opening/section-opening.tsx';

const Text = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-12);
  margin-block-start: var(--space-8);
  font-size: var(--text-lead);
  line-height: 1.55;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Principles = styled.ul`
  display: grid;
  gap: var(--space-8) var(--space-12);
  margin-block-start: var(--space-16);
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  > li {
    padding-block-start: var(--space-4);
    border-block-start: 3px solid var(--color-accent);
  }

  p {
    margin-block-start: var(--space-2);
    color: var(--color-text-muted);
  }
`;

export default function NewModel() {
  const { eyebrow, title, paragraphs, principles } = useContent().about.newModel;
  return (
    <Section id="overview" labelledBy="overview-title">
      <SectionOpening titleId="overview-title" eyebrow={eyebrow} title={title} />
      <Text>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{renderText(paragraph)}</p>
        ))}
      </Text>
      <Principles>
        {principles.map(({ name, text }) => (
          <li key={name}>
            <HeadedText heading={name} text={text} />
          </li>
        ))}
      </Principles>
    </Section>
  );
}
