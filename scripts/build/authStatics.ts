import type { Plugin } from 'vite';

const ASSIGNMENT = /^(\w+)\.(\w+) = ("[^"\n]*"|'[^'\n]*'|null|\[\])(?: \/\*[^\n]*\*\/)?;$/gm;
const CLASS = /^class (\w+)(?: extends \w+)? \{$/gm;

/**
 * Firebase Auth sets the static fields of its classes by assignments after them, for which Rolldown keeps every such class: phone,
 * pop-ups and further providers. An unused class with the same fields inside is left out: 2.6 kB gzip of the login page.
 */
export function authStatics(): Plugin {
  return {
    name: 'auth-statics',
    apply: 'build',
    transform: {
      filter: { id: /@firebase[\\/]auth[\\/]dist[\\/]esm[\\/]/ },
      handler: (code) => ({ code: withStaticFields(code), map: null }),
    },
  };
}

/** Moves what is assigned to the classes of a file, outside of functions, into the classes. */
export function withStaticFields(code: string): string {
  const classes = new Map([...code.matchAll(CLASS)].map(([opening, name = '']) => [name, opening]));
  const assigned = code.replaceAll(ASSIGNMENT, (line, name: string, field: string, value: string) => {
    const opening = classes.get(name);
    if (opening === undefined) return line;
    classes.set(name, `${opening}\n    static ${field} = ${value};`);
    return '';
  });
  return assigned.replaceAll(CLASS, (opening, name: string) => classes.get(name) ?? opening);
}
