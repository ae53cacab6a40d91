/** `[10:31 pm, 28/11/2026] Asha Rao: ` and `28/11/26, 22:31 - Asha Rao: `, as messengers copy several messages. */
const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?`;
const DAY = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}`;
const SENT = new RegExp(
  String.raw`^\s*\[?(?:${TIME}, ?${DAY}|${DAY},? ${TIME})\]?(?: [–-])? [^:@]{1,80}: ?`,
  'iu',
);

/** A line with nothing but an address, perhaps with a label. */
const ADDRESS_LINE =
  /^\s*(?:e?-?mail(?: ?(?:id|address))?\s*[:=–-]+\s*)?<?[^\s,;"<>()[\]|:]+@[^\s,;"<>()[\]|:]+>?\s*$/i;
/** `Trainees:` above those whom it concerns. */
const TYPE_LINE = /^[\s*_]*(trainee|vendor)s?[\s:*_–-]*$/i;

/** A list as people write it in messages, with a row for each person. Any other text as it is. */
export function rowsOfMessages(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(SENT, ''));
  return joined(withTypes(lines)).join('\n');
}

/** Without the lines that name a type, which each row beneath them gets. */
function withTypes(lines: readonly string[]): string[] {
  const firstType = lines.findIndex((line) => TYPE_LINE.test(line));
  if (firstType === -1 || lines.slice(0, firstType).some((line) => line.includes('@'))) return [...lines];
  let type = '';
  return lines.flatMap((line) => {
    const [, named] = TYPE_LINE.exec(line) ?? [];
    type = named ?? type;
    if (named) return [];
    const separator = line.match(/[\t;]/)?.[0] ?? ', ';
    return line.includes('@') ? [`${line}${separator}${type}`] : [line];
  });
}

/** A heading above addresses is no name. */
const NAME_LINE = /^(?!.*(?:@|\bmail|address)).*\p{L}/iu;

/** One line for each person whose name stands above the address; what follows the address comes behind it. */
function joined(lines: readonly string[]): string[] {
  const starts = lines.flatMap((line, index) => (line.includes('@') ? [index - 1] : []));
  const isNamed = starts.every(
    (start) =>
      NAME_LINE.test(lines[start] ?? '') &&
      ADDRESS_LINE.test((lines[start + 1] ?? '').replace(/, (?:trainee|vendor)$/i, '')),
  );
  if (!isNamed) return [...lines];
  return [
    ...lines.slice(0, starts[0]),
    ...starts.map((start, index) =>
      lines
        .slice(start, starts[index + 1])
        .map(cellOf)
        .join(', '),
    ),
  ];
}

function cellOf(line: string): string {
  const text = line.trim();
  return !text.includes('@') && /[,;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
