/** The command by which the site calls `fixNote`, `fixRan` and `formatFences`; remedies name it. */
export const FIX_COMMAND = 'npm run fix:notes';
