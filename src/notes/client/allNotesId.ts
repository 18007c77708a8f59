/** Id of the list of all notes on an area's index page. */
export const ALL_NOTES_ID = 'all-notes';
