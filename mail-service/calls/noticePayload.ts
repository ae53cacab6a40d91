import * as v from 'valibot';
import { FORM_KEYS } from '../../src/domain/forms/registry.ts';
import { AMENDMENT_KIND_KEYS } from '../../src/domain/records/amendments.ts';
import { Uid } from './order.ts';

const Form = v.picklist(FORM_KEYS);

const ABOUT = { uid: Uid, form: v.optional(Form) };
/** The payload of each kind of notice. */
export const NoticePayload = v.variant('kind', [
  v.strictObject({
    kind: v.literal('formvalidated'),
    uid: Uid,
    forms: v.pipe(v.array(Form), v.minLength(1), v.maxLength(FORM_KEYS.length)),
  }),
  v.strictObject({ kind: v.picklist(['queryraised', 'queryasked', 'queryresolved']), ...ABOUT }),
  v.strictObject({
    kind: v.picklist(['amendment', 'accountchange', 'amendmentdecided']),
    uid: Uid,
    about: v.picklist(AMENDMENT_KIND_KEYS),
  }),
  v.strictObject({
    kind: v.picklist([
      'decision',
      'returned',
      'receipt',
      'readyforreview',
      'reminder',
      'registered',
      'due',
      'delivered',
    ]),
    uid: Uid,
  }),
]);
export type Notice = v.InferOutput<typeof NoticePayload>;

export const NOTICE_KINDS = NoticePayload.options.flatMap(({ entries: { kind } }) =>
  'options' in kind ? kind.options : [kind.literal],
);
