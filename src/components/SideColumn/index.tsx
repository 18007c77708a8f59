import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';

import { Button } from 'docusaurus-ui';

type Props = {
  /** Label of the button that opens the column while it's collapsed. */
  readonly label: ReactNode;
  readonly children: ReactNode;
};

/**
 * A column beside the text. Where src/css/columns.css collapses it, a button opens it as a popover,
 * which works before hydration too.
 */
export default function SideColumn({ label, children }: Props): ReactNode {
  const id = useId();
  const column = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // Browsers from before 2024 don't support popovers and show the column above the text.
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
