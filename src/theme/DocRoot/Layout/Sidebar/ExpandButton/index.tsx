import {type KeyboardEvent, type ReactNode, useLayoutEffect, useRef} from 'react';
import {flushSync} from 'react-dom';
import Original from '@theme-original/DocRoot/Layout/Sidebar/ExpandButton';
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';

/** Takes the focus from the button that collapses the sidebar, and returns it. The stock button reacts to any key. */
export default function ExpandButton({toggleSidebar}: Props): ReactNode {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement?.closest('aside')) slot.current?.querySelector<HTMLElement>('[role=button]')?.focus();
  }, []);
  const expand = (event?: Partial<KeyboardEvent>): void => {
    if (event?.key !== undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event?.preventDefault?.();
    const sidebar = slot.current?.closest('aside');
    flushSync(toggleSidebar);
    sidebar?.querySelector<HTMLElement>('button[class*=collapseSidebarButton]')?.focus();
  };
  return (
    <div ref={slot}>
      <Original toggleSidebar={expand} />
    </div>
  );
}
