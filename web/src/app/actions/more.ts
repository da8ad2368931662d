/** Marks a list that goes on below what is shown of it with `data-more`. */
export function tellMore(list: HTMLElement) {
  const SLACK = 4;
  const look = () => {
    const below = list.scrollHeight - list.clientHeight - list.scrollTop;
    list.toggleAttribute('data-more', below > SLACK);
  };
  const resized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  resized.observe(list);
  changed.observe(list, { childList: true, subtree: true, characterData: true });
  list.addEventListener('scroll', look, { passive: true });
  return {
    destroy() {
      resized.disconnect();
      changed.disconnect();
    },
  };
}
