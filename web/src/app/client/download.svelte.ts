/** How far this browser has come with fetching what it needs to keep tables itself. */
export const loading = $state({
  /** From 0 to 1; 1 where nothing has to be fetched. */
  part: 1,
  trouble: '',
});
