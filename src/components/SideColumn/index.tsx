import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';

import { Button } from 'docusaurus-ui';

/** Props of {@link SideColumn}. */
export type SideColumnProps = {
  /** The words on the button that opens the column where it is folded away. */
  readonly label: ReactNode;
  readonly children: ReactNode;
};

/**
 * A column beside the text. Where src/css/navigation.css folds it away, a button opens it as a
 * popover, before the scripts run too.
 */
export default function SideColumn({ label, children }: SideColumnProps): ReactNode {
  const id = useId();
  const column = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // Browsers from before 2024 know no popovers: the column stands above the text there.
    if ('hidePopover' in HTMLElement.prototype) column.current?.hidePopover();
  }, [pathname]);
  return (
    <>
      <Button className="notes-column-opener" popoverTarget={id}>
        {label}
      </Button>
      <div ref={column} id={id} popover="auto" className="notes-column">
        {children}
      </div>
    </>
  );
}
