import {
  countNodes,
  findBareNode,
  findIdleName,
  hasUnlabelledEdgesOnly,
} from '../../text/index.ts';
import type { Check, Finding } from '../rule.ts';
import type { Fence } from '../view.ts';

const MOST_NODES = 15;

/** Kinds whose grammar has no accTitle: the sentence beside them has to say it all. */
const CANNOT_BE_NAMED = /^\s*(?:mindmap|kanban|sankey|packet|block)/;

/** A diagram can be taken in at a glance. */
export const checkDiagramSize: Check = ({ fences }) =>
  fences
    .filter(({ language }) => language === 'mermaid')
    .map(({ node, line }) => ({ line, nodes: countNodes(node.value) }))
    .filter(({ nodes }) => nodes > MOST_NODES)
    .map(({ line, nodes }) => ({
      line,
      message: `The diagram has ${nodes} nodes; one has at most ${MOST_NODES}.`,
      remedy: 'Keep what the conclusion needs, or draw two diagrams.',
    }));

/** Who does not see a diagram is told its name and what it shows. */
export const checkDiagramText: Check = ({ fences }) =>
  fences
    .filter(
      ({ node, language }) => language === 'mermaid' && !CANNOT_BE_NAMED.test(node.value),
    )
    .flatMap(({ node, line }) => {
      const missing = ['accTitle', 'accDescr'].filter(
        (key) => !new RegExp(`^\\s*${key}\\s*(?::\\s*\\S|\\{)`, 'm').test(node.value),
      );
      if (missing.length === 0) return [];
      return {
        line,
        message: `The diagram has no ${missing.join(' and no ')}.`,
        remedy:
          'Write below the first line: accTitle: its name, and accDescr: what it shows.',
      };
    });

/** Arrows say what goes along them. */
export const checkDiagramEdges: Check = ({ fences }) =>
  fences
    .filter(
      ({ node, language }) =>
        language === 'mermaid' && hasUnlabelledEdgesOnly(node.value),
    )
    .map(({ line }) => ({
      line,
      message:
        'No arrow of the diagram has a label, so it says no more than a list would.',
      remedy: 'Label the arrows: A -->|what happens| B.',
    }));

/** A node has the words that its neighbours have: one without them is often a slip in its name. */
function findBare({ node, line }: Fence): Finding[] {
  const bare = findBareNode(node.value);
  if (bare === undefined) return [];
  const at = node.value
    .split('\n')
    .findIndex((text) => new RegExp(`(?<![\\w-])${bare}(?![\\w-])`, 'u').test(text));
  return [
    {
      line: line + at + 1,
      message: `The node ${bare} stands in one place, without words, where all others have some.`,
      remedy: `Write the name of the node that is meant, or give it words: ${bare}[its words].`,
    },
  ];
}

function findIdle({ node, line }: Fence): Finding[] {
  const idle = findIdleName(node.value);
  if (!idle) return [];
  return [
    {
      line: line + idle.line,
      message: `${idle.id} is declared or styled, and the diagram draws it nowhere.`,
      remedy: 'Write the name that the arrows have, or delete the line.',
    },
  ];
}

/** The names in a diagram are those that it draws. */
export const checkDiagramNodes: Check = ({ fences }) =>
  fences
    .filter(({ language }) => language === 'mermaid')
    .flatMap((fence) => [...findBare(fence), ...findIdle(fence)]);
