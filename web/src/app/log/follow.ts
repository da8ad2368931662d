/** A list whose end stays in sight, whatever changes its length or its room. */

/** Less than this is no way up: a window may be measured in parts of a pixel. */
const SLACK = 2;

/**
 * Keeps the end of a list that scrolls in sight, unless its reader has scrolled up; instead of the
 * end the line `shown`, as long as there is one.
 */
export function follow(node: HTMLElement, shown: number | null) {
  let wanted = shown;
  let isFollowing = true;
  let top = 0;

  const go = () => {
    const line = node.querySelector<HTMLElement>(`[data-line="${wanted ?? ''}"]`);
    if (line) node.scrollTop = line.offsetTop - node.clientHeight / 2;
    else if (isFollowing) node.scrollTop = node.scrollHeight;
    top = node.scrollTop;
  };
  const scrolled = () => {
    const isAtEnd = node.scrollTop + node.clientHeight >= node.scrollHeight - SLACK;
    // What lies below may also have become more: only a way up is the reader's.
    if (isAtEnd) isFollowing = true;
    else if (node.scrollTop < top - SLACK) isFollowing = false;
    top = node.scrollTop;
  };

  const room = new ResizeObserver(go);
  room.observe(node);
  // Sentences come after their moves, and in another language again.
  const lines = new MutationObserver(go);
  lines.observe(node, { childList: true, characterData: true, subtree: true });
  node.addEventListener('scroll', scrolled);

  return {
    update(next: number | null) {
      wanted = next;
      // Whoever asks to be shown something has read what stood above.
      if (wanted !== null) isFollowing = true;
      go();
    },
    destroy() {
      room.disconnect();
      lines.disconnect();
      node.removeEventListener('scroll', scrolled);
    },
  };
}
