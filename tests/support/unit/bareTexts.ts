import { relative } from 'node:path';
import {
  type JsxElement,
  type JsxFragment,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, type Checker, type Type, TypeFlags, type UnionType } from 'typescript/unstable/sync';

/**
 * `blank`: no word. `fixed`, `changing`: text. `stays`: an element that is always there. `node`: `ReactNode`.
 * `comes and goes`: any other element, and a component of the portal, which may be empty.
 */
type Kind = 'blank' | 'fixed' | 'changing' | 'stays' | 'comes and goes' | 'node';
type Parent = JsxElement | JsxFragment;

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
const EMPTY = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike;

/** `file:line` of each text in the .tsx files of a project that a page translator breaks or leaves in its old words. */
export function bareTexts(root: string, project: string, folder: string): string[] {
  const api = new API({ cwd: root });
  try {
    const { program, checker } = api.updateSnapshot({ openProjects: [project] }).getProjects()[0] ?? {};
    if (!program || !checker) throw new Error(`${project} is no project`);
    const files = program
      .getSourceFileNames()
      .filter((name) => name.startsWith(folder) && name.endsWith('.tsx'))
      .flatMap((name) => program.getSourceFile(name) ?? []);
    const mixing = new Set(files.flatMap((file) => mixingComponents(file)));
    return files.flatMap((file) =>
      parentsIn(file)
        .flatMap((parent) => bareTextsOf(parent, file, checker, mixing))
        .map((text) => `${relative(folder, file.fileName)}:${lineOf(text, file)}`),
    );
  } finally {
    api.close();
  }
}

function bareTextsOf(
  parent: Parent,
  file: SourceFile,
  checker: Checker,
  mixing: ReadonlySet<string>,
): Node[] {
  const children = childrenOf(parent).map((node) => ({ node, kind: kindOf(node, file, checker) }));
  const name = is.isJsxElement(parent) ? parent.openingElement.tagName.getText(file) : '';
  // Beside the nodes that surround the fragment, or those that the component puts beside its children.
  const hasMore = name === '' || mixing.has(name);
  if (children.length < 2 && !hasMore) return [];
  const bare = children.filter(({ kind }, at) => {
    if (kind === 'changing') return true;
    const before = at === 0 ? (hasMore ? 'comes and goes' : 'stays') : children[at - 1]?.kind;
    return kind === 'fixed' && (name === '' || before === 'comes and goes' || before === 'node');
  });
  return bare.map(({ node }) => node);
}

function kindOf(child: Node, file: SourceFile, checker: Checker): Kind {
  if (is.isJsxText(child)) return isBlank(child.text) ? 'blank' : 'fixed';
  if (!is.isJsxExpression(child)) return stays(child, file) ? 'stays' : 'comes and goes';
  const value = child.expression;
  if (!value) return 'blank';
  if (is.isStringLiteral(value) || is.isNoSubstitutionTemplateLiteral(value))
    return isBlank(value.text) ? 'blank' : 'fixed';
  if (is.isBinaryExpression(value) && isElement(value.right)) return 'comes and goes';
  const types = membersOf(checker.getTypeAtLocation(value));
  if (types.length === 1 && types.every(({ flags }) => flags & TypeFlags.Literal)) return 'fixed';
  const texts = types.filter(({ flags }) => flags & TEXT);
  if (texts.length === 0) return 'comes and goes';
  return types.every(({ flags }) => flags & (TEXT | EMPTY)) ? 'changing' : 'node';
}

/** An element of the page, or a component of a package such as Link. */
function stays(child: Node, file: SourceFile): boolean {
  const opening = is.isJsxElement(child) ? child.openingElement : child;
  if (!is.isJsxOpeningElement(opening) && !is.isJsxSelfClosingElement(opening)) return false;
  const [name = ''] = opening.tagName.getText(file).split('.');
  const imported = new RegExp(`^import [^;]*\\b${name}\\b[^;]* from '[^.]`, 'm');
  return /^[a-z]/.test(name) || imported.test(file.text);
}

/** The components of a file that put `children` beside other nodes. */
function mixingComponents(file: SourceFile): string[] {
  return parentsIn(file).flatMap((parent) => {
    const children = childrenOf(parent);
    const isMixing = children.length > 1 && children.some((child) => child.getText(file) === '{children}');
    const name = isMixing && functionAround(parent)?.name?.text;
    return name ? [name] : [];
  });
}

function functionAround(node: Node) {
  let around: Node = node;
  while (around.parent && !is.isFunctionDeclaration(around)) around = around.parent;
  return is.isFunctionDeclaration(around) ? around : undefined;
}

/** Without the line breaks between tags, which JSX drops. */
function childrenOf(parent: Parent): Node[] {
  return [...parent.children].filter((child) => !(is.isJsxText(child) && /^\s*\n\s*$/.test(child.text)));
}

function parentsIn(node: Node): Parent[] {
  const found: Parent[] = is.isJsxElement(node) || is.isJsxFragment(node) ? [node] : [];
  node.forEachChild((child) => {
    found.push(...parentsIn(child));
  });
  return found;
}

function membersOf(type: Type | undefined): Type[] {
  if (!type) return [];
  return type.flags & TypeFlags.Union ? (type as UnionType).getTypes().flatMap(membersOf) : [type];
}

function isElement(node: Node): boolean {
  if (is.isParenthesizedExpression(node)) return isElement(node.expression);
  return [SyntaxKind.JsxElement, SyntaxKind.JsxSelfClosingElement, SyntaxKind.JsxFragment].includes(
    node.kind,
  );
}

function lineOf(node: Node, file: SourceFile): number {
  return file.text.slice(0, node.getStart(file)).split('\n').length;
}

/** A translator leaves a text without a letter alone. */
function isBlank(text: string): boolean {
  return !/\p{L}/u.test(text);
}
