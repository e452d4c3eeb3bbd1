import { Stack } from '@raade/staff/staff-page.styles';
import { Chip, ChipRow, Notice } from '@raade/ui';
import { useMemo, useState } from 'react';
import { useContentField } from './content-field.tsx';
import { HtmlView } from './html-view.tsx';
import { isRich } from './rich-html.ts';
import { RichText } from './rich-text.tsx';

/** The content of an email in either of its two views; content that the first cannot hold stays in the second. */
export default function ContentEditor() {
  const { value, error, onChange } = useContentField();
  const [wantsHtml, setWantsHtml] = useState(false);
  /** The content as the text view has given it, which it can hold. */
  const [written, setWritten] = useState<string>();
  const canBeRich = useMemo(() => value === written || isRich(value), [value, written]);
  const isHtml = wantsHtml || !canBeRich;
  return (
    <Stack $gap={2}>
      <ChipRow role="group" aria-label="View of the content">
        <Chip isOn={!isHtml} disabled={!canBeRich} onClick={() => setWantsHtml(false)}>
          Text
        </Chip>
        <Chip isOn={isHtml} onClick={() => setWantsHtml(true)}>
          HTML
        </Chip>
      </ChipRow>
      <div role="status">
        {!canBeRich && (
          <Notice>
            <p>
              This content has HTML that the text view cannot show, such as tables or styles.
              Nothing is lost: edit it here, as HTML.
            </p>
          </Notice>
        )}
      </div>
      {isHtml ? (
        <HtmlView
          value={value}
          error={error}
          onChange={(html) => {
            // The view stays while somebody types in it.
            setWantsHtml(true);
            onChange(html);
          }}
        />
      ) : (
        <RichText
          value={value}
          error={error}
          onChange={(html) => {
            setWritten(html);
            onChange(html);
          }}
        />
      )}
    </Stack>
  );
}
