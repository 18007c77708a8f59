/** Diagram types that the build draws, as mermaid's parser begins their names. */
export const TYPES =
  'flowchart sequence state class er gantt gitGraph mindmap timeline quadrantChart kanban block'.split(
    ' ',
  );
