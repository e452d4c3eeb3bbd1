import { Stack } from '@raade/staff/staff-page.styles';
import { Chip, ChipRow, Notice } from '@raade/ui';
import { useMemo, useState } from 'react';
import { useContentField } from './content-field.tsx';
import { HtmlView } from './html-view.tsx';
import { isRich } from './rich-html.ts';
import { RichText } from './rich-text.tsx';

/** Edits an email's content as text or HTML. HTML that the text view does not support has the HTML view only. */
export default function ContentEditor() {
  const { value, error, onChange } = useContentField();
  const [wantsHtml, setWantsHtml] = useState(false);
  /** The last content from the text view, which the text view therefore supports. */
  const [supportedHtml, setSupportedHtml] = useState<string>();
  const canBeRich = useMemo(() => value === supportedHtml || isRich(value), [value, supportedHtml]);
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
            // The view stays the same during typing, also when the text view would support the HTML again.
            setWantsHtml(true);
            onChange(html);
          }}
        />
      ) : (
        <RichText
          value={value}
          error={error}
          onChange={(html) => {
            setSupportedHtml(html);
            onChange(html);
          }}
        />
      )}
    </Stack>
  );
}
