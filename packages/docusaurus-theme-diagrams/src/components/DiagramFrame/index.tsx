import { useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

import { ScrollBox } from 'docusaurus-ui';
import Enlarge from '../Enlarge';
import styles from './styles.module.css';

type Props = {
  /** Name that tells the diagram apart from the page's other diagrams. */
  readonly name?: string | undefined;
  /** Shown instead of the diagram, if it couldn't be loaded. */
  readonly failure?: ReactNode;
  /** An element with the SVG. */
  readonly children: ReactNode;
};

/** What every diagram has: it scrolls in its own box, and a button or a click enlarges it. */
export default function DiagramFrame({ name, failure, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** With a pointer, the whole diagram acts as the button below it, unless text is being selected. */
  const open = () => {
    if (getSelection()?.isCollapsed === false) return;
    button.current?.focus({ preventScroll: true }); // the focus returns to it
    button.current?.click();
  };
  return (
    <figure className={styles.figure}>
      <ScrollBox
        hidden={Boolean(failure)}
        label={translate({ id: 'notes.diagram.diagram', message: 'Diagram' })}
        name={name}
      >
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keyboard users have the button */}
        <div ref={box} className={styles.drawing} onClick={open}>
          {children}
        </div>
      </ScrollBox>
      {failure}
      <div className={styles.tools} hidden={Boolean(failure)}>
        <Enlarge ref={button} picture={() => box.current?.querySelector('svg')} />
      </div>
    </figure>
  );
}
