/** A link is written out after its text, so that one sees where it leads before clicking. */
export interface Block {
  text: string;
  link?: string;
}

export interface Content {
  subject: string;
  text: string;
  html: string;
}

/** As plain text and as HTML in which every value is escaped. */
export function render(subject: string, blocks: Block[]): Content {
  const text = blocks.map((block) => (block.link ? `${block.text}: ${block.link}` : block.text)).join('\n\n');
  const paragraphs = blocks.map((block) => `<p>${htmlOf(block)}</p>`);
  return { subject: subject.replaceAll(/\s+/g, ' '), text, html: paragraphs.join('\n') };
}

function htmlOf({ text, link }: Block): string {
  if (!link) return escapeHtml(text);
  const address = escapeHtml(link);
  return `${escapeHtml(text)}: <a href="${address}">${address}</a>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
