import { firefox } from '../support/e2e/engines/firefox.ts';
import { test } from '../support/e2e/engines/test.ts';
import { field } from '../support/e2e/engines/visitor.ts';

const TAB = '\uE004';

/** In Chromium: tests/e2e/forms/typing.spec.ts. In WebKitGTK Ctrl+Z undoes nothing, not even what was just typed. */
test('undo and redo in Firefox go through what a field that was left made of its text', {
  tag: ['@field-undo'],
}, async ({ arrive }) => {
  const person = await arrive(firefox);
  await person.open('/register');
  for (const [label, typed, tidied] of [
    ['Contact Number', '+91 90000-00002', '9000000002'],
    ['E-mail', 'Ram <ram@demo.example>', 'ram@demo.example'],
    ['PAN Number', 'zzz-pk', 'ZZZPK'],
  ] as const) {
    await person.click(field(label));
    await person.press(`${typed}${TAB}`);
    await person.reads(tidied, field(label));
    await person.click(field(label));
    await person.pressWithControl('z');
    await person.reads(typed, field(label));
    await person.pressWithControl('y');
    await person.reads(tidied, field(label));
  }
});
