import { styled } from '@raade/platform';
import { ThemeControl } from '@raade/ui';
import { useDisclosure } from '../../overlays/use-disclosure.ts';
import { BarTool } from '../../navigation/bar-tool.styles.ts';
import { ToolIcon } from '../../navigation/tool-icon.tsx';
import { DropdownPanel } from './dropdown-panel.styles.ts';

/** As high as the bar, so that the panel opens at the same height as the dropdowns of the pages. */
const ToolWrapper = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;

/** Path of the icon: a circle, half filled. */
const HALF_FILLED_CIRCLE = 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 2v12a6 6 0 0 1 0-12';

/** Shows and hides the choice of light, dark or system below a button of the bar. */
export function ThemeTool() {
  const { isOpen, toggle, panelId, container, button } = useDisclosure<HTMLDivElement>();
  return (
    <ToolWrapper ref={container}>
      <BarTool
        ref={button}
        type="button"
        data-needs-script
        aria-label="Theme"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        <ToolIcon path={HALF_FILLED_CIRCLE} />
      </BarTool>
      <DropdownPanel as="div" id={panelId} hidden={!isOpen}>
        <ThemeControl />
      </DropdownPanel>
    </ToolWrapper>
  );
}
