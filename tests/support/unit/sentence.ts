/** Finds the innermost element with this text, of which a part may be in another element, such as a name. */
export function sentence(text: string | RegExp) {
  const isIn = ({ textContent }: Element) => {
    const shown = textContent.replaceAll(/\s+/g, ' ').trim();
    return typeof text === 'string' ? shown === text : text.test(shown);
  };
  return (_: string, element: Element | null) =>
    element !== null && isIn(element) && ![...element.children].some(isIn);
}
