/**
 * Lets React work on texts that a page translator has replaced by its own elements (facebook/react#11538). The source has no
 * bare text beside other nodes (tests/unit/translation.test.ts); this covers the parts of libraries. When React inserts before,
 * removes or changes a replaced text, the text first takes its place back, and the translator translates it again.
 */
export function keepTranslated(root: Node): void {
  const replacedBy = new WeakMap<Node, ChildNode>();
  const restore = (text: Node) => {
    read(observer.takeRecords());
    const stand = replacedBy.get(text);
    replacedBy.delete(text);
    if (stand?.isConnected && !text.isConnected) stand.replaceWith(text);
  };
  const read = (records: readonly MutationRecord[]) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') {
        if (!target.isConnected) restore(target);
        continue;
      }
      const [text] = removedNodes;
      if (!(text instanceof Text)) continue;
      // Chrome replaces in one step, others insert their element beside the text and remove the text then.
      const stand = [addedNodes[0], previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
      if (!(stand instanceof HTMLElement)) continue;
      replacedBy.set(text, stand);
      observer.observe(text, { characterData: true });
    }
  };
  const observer = new MutationObserver(read);
  observer.observe(root, { childList: true, subtree: true });

  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function insertBeforeText<T extends Node>(node: T, next: Node | null): T {
    if (next && next.parentNode !== this) restore(next);
    return insertBefore.call(this, node, next) as T;
  };
  Node.prototype.removeChild = function removeText<T extends Node>(child: T): T {
    if (child.parentNode !== this) restore(child);
    return removeChild.call(this, child) as T;
  };
}
