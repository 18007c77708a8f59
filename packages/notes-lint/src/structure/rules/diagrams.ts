import { countNodes, hasUnlabelledEdgesOnly } from '../../text/index.ts';
import { type Check, each } from '../rule.ts';

const MOST_NODES = 15;

/**
 * Diagram types whose grammar has no accTitle: the text beside them has to describe them.
 */
const CANNOT_BE_NAMED = /^\s*(?:mindmap|kanban|sankey|packet|block)/;

/** A diagram is small enough to take in at a glance. */
export const checkDiagramSize: Check = ({ diagrams }) =>
  each(diagrams, ({ node }) => {
    const nodes = countNodes(node.value);
    if (nodes <= MOST_NODES) return undefined;
    return [
      `The diagram has ${nodes} nodes; the limit is ${MOST_NODES}.`,
      'Keep what the conclusion needs, or draw two diagrams.',
    ];
  });

/** Screen reader users get a diagram's title and description. */
export const checkDiagramText: Check = ({ diagrams }) =>
  each(diagrams, ({ node }) => {
    const missing = ['accTitle', 'accDescr'].filter(
      (key) => !new RegExp(`^\\s*${key}\\s*(?::\\s*\\S|\\{)`, 'm').test(node.value),
    );
    if (missing.length === 0 || CANNOT_BE_NAMED.test(node.value)) return undefined;
    return [
      `The diagram has no ${missing.join(' and no ')}.`,
      'Add below the first line: accTitle: its title, and accDescr: what it shows.',
    ];
  });

/** Arrows have labels. */
export const checkDiagramEdges: Check = ({ diagrams }) =>
  each(
    diagrams.filter(({ node }) => hasUnlabelledEdgesOnly(node.value)),
    () => [
      'No arrow of the diagram has a label, so it says no more than a list would.',
      'Label the arrows: A -->|what happens| B.',
    ],
  );
